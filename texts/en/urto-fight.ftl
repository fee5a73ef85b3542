# Combats, artefacts and divine weapons. `you` is heard by the seat it happens to, `they` by everybody else.

## Combats

log-ur-met =
    .you = You face { $monster-the } (attack { $attack }, life { $life }).
    .they = { $hero-The } faces { $monster-the } (attack { $attack }, life { $life }).
log-ur-reinforced =
    .you = You reinforce your weapon: +{ $n } on every roll of this combat.
    .they = { $hero-The } reinforces a weapon: +{ $n } on every roll of this combat.
log-ur-committed =
    .you = { $n ->
        [one] You commit { $n } attack token.
       *[other] You commit { $n } attack tokens.
    }
    .they = { $n ->
        [one] { $hero-The } commits { $n } attack token.
       *[other] { $hero-The } commits { $n } attack tokens.
    }
log-ur-wielded =
    .you = You draw { $artefact-the }.
    .they = { $hero-The } draws { $artefact-the }.
log-ur-rolled =
    .you = { $against ->
        [0] You roll { $face }: { $total } in all.
       *[other] You roll { $face }: { $total } in all, against { $against }.
    }
    .they = { $against ->
        [0] { $hero-The } rolls { $face }: { $total } in all.
       *[other] { $hero-The } rolls { $face }: { $total } in all, against { $against }.
    }
log-ur-rerolled =
    .you = You call on magic and roll again.
    .they = { $hero-The } calls on magic and rolls again.
log-ur-rerolled-free =
    .you = You roll again, free of charge.
    .they = { $hero-The } rolls again, free of charge.
log-ur-die-turned =
    .you = You turn your die to its highest face: { $n }.
    .they = { $hero-The } turns the die to its highest face: { $n }.
log-ur-creature-hurt =
    .you = { $left ->
        [0] You deal { $n } damage to { $monster-the }: a deadly blow.
       *[other] You deal { $n } damage to { $monster-the }, which has { $left } life left.
    }
    .they = { $left ->
        [0] { $hero-The } deals { $n } damage to { $monster-the }: a deadly blow.
       *[other] { $hero-The } deals { $n } damage to { $monster-the }, which has { $left } life left.
    }
log-ur-even =
    .you = A tie: you come out of it without a scratch.
    .they = A tie: nobody is hurt.
log-ur-slain =
    .you = You slay { $monster-the } and win its card ({ $n } renown)!
    .they = { $hero-The } slays { $monster-the } and wins its card ({ $n } renown)!
log-ur-hid =
    .you = You hide from { $monster-the }.
    .they = { $hero-The } hides from { $monster-the }.
log-ur-hides-next =
    .you = You look for cover: once this round is counted, you hide.
    .they = { $hero-The } looks for cover and will hide once this round is counted.
log-ur-attacked =
    .you = You attack { $other-the }!
    .they = { $hero-The } attacks { $other-the }!
log-ur-hid-from =
    .you = You hide from { $other-the }: there is no combat.
    .they = { $hero-The } hides from { $other-the }: there is no combat.
log-ur-duel-won =
    .you = You beat { $other-the }.
    .they = { $hero-The } beats { $other-the }.
log-ur-threatened =
    .you = You are about to lose { $n } life.
    .they = { $hero-The } is about to lose { $n } life.
log-ur-defended =
    .you = { $n ->
        [one] You spend { $n } defence token.
       *[other] You spend { $n } defence tokens.
    }
    .they = { $n ->
        [one] { $hero-The } spends { $n } defence token.
       *[other] { $hero-The } spends { $n } defence tokens.
    }
log-ur-spared =
    .you = An artefact spares you { $n } life.
    .they = An artefact spares { $hero-the } { $n } life.
log-ur-life-lost =
    .you = You lose { $n } life.
    .they = { $hero-The } loses { $n } life.
log-ur-alpha-gone =
    .you = { $ground ->
        [nest] Five times slain: you have rid the cave of the Alpha. A nest of monsters is laid bare.
       *[torch] Five times slain: you have rid the cave of the Alpha. Its nest is empty, and only a torch is left.
    }
    .they = { $ground ->
        [nest] Five times slain: the Alpha will not rise again. A nest of monsters is laid bare.
       *[torch] Five times slain: the Alpha will not rise again. Its nest is empty, and only a torch is left.
    }

## Artefacts and divine weapons

log-ur-artefact-drawn =
    .you = You find { $artefact-a }. { $artefact-text }
    .they = { $hero-The } finds { $artefact-a }. { $artefact-text }
log-ur-artefact-drawn-secret =
    .you = You find an artefact.
    .they = { $hero-The } finds an artefact.
log-ur-opened =
    .you = You show { $artefact-the } to all.
    .they = { $hero-The } shows { $artefact-the }.
log-ur-played =
    .you = You use { $artefact-the }.
    .they = { $hero-The } uses { $artefact-the }.
log-ur-discarded =
    .you = You part with { $artefact-the }.
    .they = { $hero-The } parts with { $artefact-the }.
log-ur-divine-gone =
    .you = { $weapon-The } leaves the game, and you will not see that die again.
    .they = { $weapon-The } leaves the game.
log-ur-weapon-taken =
    .you = You take { $weapon-the }: its die is yours at the end of your turns.
    .they = { $hero-The } takes { $weapon-the }.
log-ur-weapon-left =
    .you = You leave { $weapon-the } where it is.
    .they = { $hero-The } leaves { $weapon-the } where it is.
log-ur-divine-rolled =
    .you = You roll { $die-the }: { $result-a }.
    .they = { $hero-The } rolls { $die-the }: { $result-a }.
