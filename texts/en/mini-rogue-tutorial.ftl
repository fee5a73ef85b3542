# The sample turn, told step by step before each choice. What has just been rolled stands in the log above it.

tutorial-begin = This is the sample turn of the 2025 rulebook: one Rogue, normal difficulty, and one Area from its Entrance to its Exit. The dice and cards are set; you make the choices of the sample turn and see what each one does.
tutorial-entrance = You stand on the Entrance, a Shrine, and the Entrance is resolved first like any other Room. The Rogue could slip past it with her skill, but we keep that for later: resolve the Shrine.
tutorial-shrine = A Shrine is read with the Dungeon die alone: low is bad, high is good. One gold as an offering would add 1 to the die; we save our gold and simply roll.
tutorial-cursed = A 3 curses you: from now on the Curse die is rolled with your other dice, and its symbol lowers each of your Character dice by 1. The Room is resolved, so turn over the Rooms to the right and below.
tutorial-first-move = A Monster to the right, a Trap below. You have to move to one of the two, and never up, left or across, so every way has four Rooms. Beating Monsters gives XP: go right.
tutorial-first-attack = A fight cannot be declined, and you strike first. Your Character die, the Dungeon die and the Curse die are rolled together; skills come before the roll, but we keep ours. Roll your attack.
tutorial-first-strike = Your 3 is the damage you deal; the Dungeon die of the same roll is the enemy’s answer, and 2 to 5 is a hit less your Armour. You could pay for a Feat and re-roll your die, but a 3 will do: strike.
tutorial-second-attack = The enemy has 3 HP left and you have lost 2. Rounds go on, each with a new roll, until one side has no HP. Roll again.
tutorial-second-strike = Another 3: exactly enough. An enemy that falls does not strike back, whatever the Dungeon die says. Strike.
tutorial-second-reveal = The Monster is beaten: 1 XP for 2 HP. The Room is resolved only now, so only now are the next Rooms turned over. Rooms that you do not enter do nothing.
tutorial-second-move = Another Monster to the right, and below a Trap with bats. A Trap can be dodged without a fight, and one that is dodged may even pay: go down.
tutorial-bats = A Trap asks for a skill check: all your dice at once. A 5 or 6 on a Character die passes; the Dungeon die picks the row of the Trap either way. Being cursed, you roll three dice.
tutorial-blind = A 5 would have passed, but the Curse symbol made it a 4: a ration is lost and you are blind. Blind, you see no Room before you enter it; you still choose the way. Go right.
tutorial-treasure = A Treasure! It pays 3 gold instead of 1, because you have met a Monster and a Trap in this Area, and that gold is yours whatever follows. Now try the lock with a skill check.
tutorial-ghost = The chest is open, but its row says: first the Ghost, then 1 Armour, and what a chest gives has to be taken. This fight is worth our skill, and it is used before the roll: choose Backstab.
tutorial-backstab = Your Character card is face down now: no other skill until it is turned up again. One die of this attack will count double. Roll.
tutorial-doubled = The 3 counts as 6, so the Ghost keeps 4 of its 10 HP. The Dungeon die shows a hit, and without Armour it costs you 1 HP. Strike.
tutorial-ghost-second = The skill helped in one round only; this one is fought with a plain die. Roll.
tutorial-miss = A 1 is a Miss and deals nothing. A Feat would re-roll it at a price; in the sample turn we bear the hit instead. End the attack.
tutorial-ghost-third = You have 6 HP, the Ghost 4. Once more: roll.
tutorial-ghost-beaten = A 4 is just enough. The Ghost pays 2 XP of its own, then comes the Armour of the chest, and then the Room is resolved. Strike.
tutorial-exit = 3 XP and 1 Armour for the loss of 2 HP. In the right column there is only one way left: down to the Exit. No Guardian waits there, since this Area does not have the icon.
tutorial-descend = The Area is done: descending costs a ration as your meal, and your Character card is turned up again. Curse and Blindness go with you until something cures them. Descend.
