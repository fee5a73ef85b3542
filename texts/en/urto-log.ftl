# What happens in Urto. `you` is heard by the seat it happens to, `they` by everybody else; $other is somebody else at the table.
# Where a line such as log-ur-life-lost follows at once with the number, the number is not said twice.

## The beginning and the turns

log-ur-joined =
    .you = You enter the cave as { $sheet-the }.
    .they = { $sheet-The } enters the cave.
log-ur-begins =
    .you = Yours is the purest soul: you begin.
    .they = { $hero-The } begins.
log-ur-side-chosen =
    .you = { $weapon-The } waits on its stele; the other one stays in the box, along with the artefact of its side.
    .they = { $weapon-The } waits on its stele; the other one stays in the box, along with the artefact of its side.
log-ur-dealt =
    .you = { $n ->
        [one] You look at { $n } artefact.
       *[other] You look at { $n } artefacts.
    }
    .they = { $n ->
        [one] { $hero-The } looks at { $n } artefact.
       *[other] { $hero-The } looks at { $n } artefacts.
    }
log-ur-kept =
    .you = You keep { $artefact-the }.
    .they = { $hero-The } keeps { $artefact-the }.
log-ur-kept-secret =
    .you = You keep one of them.
    .they = { $hero-The } keeps one of them in secret.
log-ur-turn =
    .you = Round { $n }: it is your turn.
    .they = Round { $n }: it is the turn { $hero-of }.
log-ur-rested =
    .you = You rest by your campfire.
    .they = { $hero-The } rests by a campfire.
log-ur-passed =
    .you = { $what ->
        [attack] You stand your ground.
        [die] You keep your die as it lies.
        [death] You accept your death.
       *[hurt] You bear it.
    }
    .they = { $what ->
        [attack] { $hero-The } stands firm.
        [die] { $hero-The } keeps the die as it lies.
        [death] { $hero-The } accepts death.
       *[hurt] { $hero-The } bears it.
    }
log-ur-round-limit =
    .you = The last round is over: the cave closes.
    .they = The last round is over: the cave closes.
log-ur-scored =
    .you = { $n ->
        [one] Your score is { $n } point.
       *[other] Your score is { $n } points.
    }
    .they = { $n ->
        [one] The score { $hero-of } is { $n } point.
       *[other] The score { $hero-of } is { $n } points.
    }
log-ur-ended-dead =
    .you = Nobody has come out of the cave: the soul of Urto stays where it is.
    .they = Nobody has come out of the cave: the soul of Urto stays where it is.
log-ur-ended-sole =
    .you = Only one hero has come out alive: the soul of Urto has a new bearer.
    .they = Only one hero has come out alive: the soul of Urto has a new bearer.
log-ur-ended-counted =
    .you = Urto weighs what each of the heroes has done.
    .they = Urto weighs what each of the heroes has done.

## On the way

log-ur-announced =
    .you = You head for { $space-the }.
    .they = { $hero-The } heads for { $space-the }.
log-ur-sprinted =
    .you = You sprint for { $space-the } at the price of { $n } life.
    .they = { $hero-The } sprints for { $space-the } at the price of { $n } life.
log-ur-token-drawn =
    .you = You draw { $token-a } from the bag.
    .they = { $hero-The } draws { $token-a } from the bag.
log-ur-tokens-looked =
    .you = { $n ->
        [one] You look at { $n } token from the bag.
       *[other] You look at { $n } tokens from the bag and will resolve one of them.
    }
    .they = { $n ->
        [one] { $hero-The } looks at { $n } token from the bag.
       *[other] { $hero-The } looks at { $n } tokens from the bag and will resolve one of them.
    }
log-ur-discovered =
    .you = You light up { $space-the }: { $token-a }.
    .they = { $hero-The } lights up { $space-the }: { $token-a }.
log-ur-bag-empty =
    .you = The bag is empty: { $space-the } is a plain torch to you and to all.
    .they = The bag is empty: { $space-the } is a plain torch.
log-ur-mushroom-bars =
    .you = A mushroom bars your way to { $space-the }.
    .they = A mushroom bars the way to { $space-the }.
log-ur-mushroom-destroyed =
    .you = You hew down a mushroom at { $space-the }.
    .they = { $hero-The } hews down a mushroom at { $space-the }.
log-ur-mushroom-holds =
    .you = The mushroom at { $space-the } holds: you stay where you are, and your way ends here for now.
    .they = The mushroom at { $space-the } holds: { $hero-the } goes no further this turn.
log-ur-mushroom-placed =
    .you = You plant a mushroom at { $space-the }.
    .they = { $hero-The } plants a mushroom at { $space-the }.
log-ur-turned-back =
    .you = You leave the other mushrooms at { $space-the } alone and stay where you are.
    .they = { $hero-The } leaves the other mushrooms at { $space-the } alone.
log-ur-nests-empty =
    .you = You have drawn the last monster of the pile: from now on every nest is a torch.
    .they = That was the last monster of the pile: from now on every nest is a torch.
log-ur-mushroom-lifted =
    .you = You take a mushroom from { $space-the }.
    .they = { $hero-The } takes a mushroom from { $space-the }.
log-ur-moved =
    .you = You go to { $space-the }.
    .they = { $hero-The } goes to { $space-the }.
log-ur-slid =
    .you = You slide back to { $space-the }; nothing happens there.
    .they = { $hero-The } slides back to { $space-the }; nothing happens there.
log-ur-swapped =
    .you = You swap places with { $other-the }.
    .they = { $hero-The } swaps places with { $other-the }.
log-ur-trap-laid =
    .you = You lay { $token-a } at { $space-the }.
    .they = { $hero-The } lays { $token-a } at { $space-the }.
log-ur-trap-sprung =
    .you = You step into { $token-a } that { $other-the } has laid at { $space-the }!
    .they = { $hero-The } steps into { $token-a } that { $other-the } has laid at { $space-the }!
log-ur-cache-taken =
    .you = You are the first to reach { $space-the }: an artefact lies here.
    .they = { $hero-The } is the first to reach { $space-the }: an artefact lies here.
log-ur-searched =
    .you = You search the place: { $face }, { $result-a }.
    .they = { $hero-The } searches the place: { $face }, { $result-a }.
log-ur-gave-mana =
    .you = You give { $n } mana to the fountain.
    .they = { $hero-The } gives { $n } mana to the fountain.
log-ur-gave-life =
    .you = You give { $n } life to the fountain.
    .they = { $hero-The } gives { $n } life to the fountain.
log-ur-event =
    .you = You draw an event: “{ $event }”. { $event-text }
    .they = { $hero-The } draws an event: “{ $event }”. { $event-text }
log-ur-reshuffled =
    .you = { $pile ->
        [event] You shuffle the used events into a new pile.
       *[artefact] You shuffle the discarded artefacts into a new pile.
    }
    .they = { $pile ->
        [event] The used events are shuffled into a new pile.
       *[artefact] The discarded artefacts are shuffled into a new pile.
    }

## Life, mana, renown and tokens

log-ur-life-gained =
    .you = You gain { $n } life.
    .they = { $hero-The } gains { $n } life.
log-ur-mana-gained =
    .you = You gain { $n } mana.
    .they = { $hero-The } gains { $n } mana.
log-ur-life-paid =
    .you = You pay { $n } life.
    .they = { $hero-The } pays { $n } life.
log-ur-mana-lost =
    .you = You lose { $n } mana.
    .they = { $hero-The } loses { $n } mana.
log-ur-renown-gained =
    .you = You gain { $n } renown.
    .they = { $hero-The } gains { $n } renown.
log-ur-renown-lost =
    .you = You lose { $n } renown.
    .they = { $hero-The } loses { $n } renown.
log-ur-renown-stolen =
    .you = You steal { $n } renown from { $other-the }.
    .they = { $hero-The } steals { $n } renown from { $other-the }.
log-ur-tokens-taken =
    .you = { $n ->
        [0] None of the { $token-plural } is left for you.
        [one] You take { $token-a }.
       *[other] You take { $n } { $token-plural }.
    }
    .they = { $n ->
        [0] None of the { $token-plural } is left for { $hero-the }.
        [one] { $hero-The } takes { $token-a }.
       *[other] { $hero-The } takes { $n } { $token-plural }.
    }
log-ur-no-sprint =
    .you = Your ankle gives way: no Sprint for a while.
    .they = { $hero-The } limps: no Sprint for a while.
log-ur-no-move =
    .you = You are held fast and go no further this turn.
    .they = { $hero-The } is held fast and goes no further this turn.
log-ur-die-bought =
    .you = You strengthen your arm for good: you roll an eight-sided die from now on.
    .they = { $hero-The } rolls an eight-sided die from now on.
log-ur-roll-off =
    .you = You roll { $face } in the duel of shadows.
    .they = { $hero-The } rolls { $face } in the duel of shadows.
log-ur-defence-passed =
    .you = You roll { $face } in defence ({ $target } needed): it holds.
    .they = { $hero-The } rolls { $face } in defence ({ $target } needed): it holds.
log-ur-defence-failed =
    .you = You roll { $face } in defence ({ $target } needed): it fails.
    .they = { $hero-The } rolls { $face } in defence ({ $target } needed): it fails.

## Death and glory

log-ur-revived =
    .you = Death does not want you: you rise again with { $n } life.
    .they = Death does not want { $hero-the }, who rises again with { $n } life.
log-ur-revived-by =
    .you = { $artefact-The } brings you back with { $n } life.
    .they = { $artefact-The } brings { $hero-the } back with { $n } life.
log-ur-died =
    .you = You breathe your last.
    .they = { $hero-The } is dead.
log-ur-died-creature =
    .you = A monster was too much for you: you are dead.
    .they = A monster was too much for { $hero-the }: another hero is dead.
log-ur-died-alpha =
    .you = The Alpha has killed you.
    .they = The Alpha has killed { $hero-the }.
log-ur-died-duel =
    .you = { $other-The } has killed you in a duel.
    .they = { $other-The } has killed { $hero-the } in a duel.
log-ur-died-divine =
    .you = You fall to the divine weapon { $other-of }.
    .they = { $hero-The } falls to the divine weapon { $other-of }.
log-ur-died-trap =
    .you = The trap { $other-of } was your death.
    .they = The trap { $other-of } was the death { $hero-of }.
log-ur-died-aimed =
    .you = You owe your death to { $other-the }.
    .they = { $hero-The } dies by the doing { $other-of }.
log-ur-arrived =
    .you = You stand before Urto: nothing can touch you any more.
    .they = { $hero-The } stands before Urto: nothing can touch that hero any more.
log-ur-feat =
    .you = A feat for the record: “{ $feat }”. It is yours!
    .they = A feat for the record: “{ $feat }”, by { $hero-the }!
