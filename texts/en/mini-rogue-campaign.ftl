# The campaign: what the rules say of a chapter, and what the terminal says between chapters.

log-chapter-won =
    .you = The Guardian that barred your way is no more: the chapter is yours.
    .they = The Guardian is no more: the chapter is won by { $hero-the }.
end-chapter-won = The goal of this chapter is reached.
end-chapter-beaten = The Guardian of this chapter was stronger.


play-campaign-welcome = A campaign for { $character-the }.
play-campaign-resumed = The campaign of { $character-the } goes on, from { $file }.
play-campaign-chapter = Chapter { $number }: { $chapter }
play-campaign-relics = Relics: { $relics }.
play-campaign-earned = { $points ->
    [one] You earn one Skill Point.
   *[other] You earn { $points } Skill Points.
}
play-campaign-again = Death is not the end: the chapter begins again.
play-campaign-points = { $points ->
    [0] You have no Skill Point to spend.
    [one] You have one Skill Point to spend.
   *[other] You have { $points } Skill Points to spend.
}
play-campaign-skill = { $number }. { $skill } ({ $branch }), { $cost ->
    [one] one point
   *[other] { $cost } points
}: { $gain }
play-campaign-go = { $number }. Go on.
play-campaign-go-read = Press Enter to go on, or type quit.
play-campaign-option = { $number }. { $option }
play-campaign-number = “{ $text }” is not a choice. Type a number from 1 to { $count }, or quit.
play-campaign-unlocked = { $skill } is yours for the rest of the campaign.
play-campaign-finished = The campaign is over.
play-campaign-new = { $number }. Begin a new campaign.
play-campaign-leave = { $number }. Leave.
play-campaign-bye = Your campaign waits in { $file }. See you soon!
play-campaign-hero = This campaign belongs to { $character-the }. { $rule }: { $sentence }
play-campaign-only = There is no campaign for the game { $game }.
