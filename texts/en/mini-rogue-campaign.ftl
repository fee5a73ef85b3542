# The campaign: what the rules say of a chapter, and what the terminal says between chapters.

log-chapter-won =
    .you = The Guardian that barred your way is no more: the chapter is yours.
    .they = The Guardian is no more: the chapter is won by { $hero-the }.
end-chapter-won = The goal of this chapter is reached.
end-chapter-beaten = The Guardian of this chapter was stronger.

play-campaign-number = “{ $text }” is not a choice. Type a number from 1 to { $count }, or quit.
