hanoi-description = The shortest way to move a tower of disks: /hanoi 3
hanoi-option-disks = How many disks, from 1 to 10
hanoi-solved =
    { $moves ->
        [one] Moved **in one move**.
       *[other] Moved **in { $moves } moves**.
    }
hanoi-alt = A tower of { $disks } disks
fault-no-disks = “{ $text }” is no number of disks from 1 to { $most }: `{ $prefix }hanoi 3`.
