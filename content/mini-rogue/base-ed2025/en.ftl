# The icons that the 2025 back page names; everything else is as in 2021.

## Icons

icon-floor = Floor
    .the = the Floor
    .a = a Floor
    .of = of the Floor
    .to = to the Floor
    .gender = n
    .plural = Floors

icon-room = Room
    .the = the Room
    .a = a Room
    .of = of the Room
    .to = to the Room
    .gender = n
    .plural = Rooms
