hanoi-solved =
    { $moves ->
        [one] Movita per unu movo.
       *[other] Movita per { $moves } movoj.
    }
