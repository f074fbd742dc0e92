/**
 * The tables printed in A. Shalyto, N. Tukkel, N. Shamgunov, "Задача о ходе коня", Мир ПК 1/2003, as
 * published at is.ifmo.ru. A table's line is a row from the top, its cells columns from the left; a letter
 * before a number is the move order that found the tour.
 */

/** Table 2: 5x5, by optimisations. */
export const TABLE_2: Readonly<Record<string, readonly string[]>> = {
  '1': [
    '33951 N 212310 N 4543',
    'N 52061 N 123374 N',
    '69216 N 23411 N 32116',
    'N 214142 N LIM N',
    '1300 N 325867 N 30565',
  ],
  '1,2': ['950 N 4676 N 256', 'N 1596 N 3057 N', '2102 N 629 N 1417', 'N 4296 N 7463 N', '94 N 4426 N 381'],
  '1,3': ['0 N 1709 N 0', 'N 0 N 0 N', '1709 N 0 N 0', 'N 0 N 0 N', '0 N 1709 N 0'],
  '1,2,3': ['0 N 127 N 0', 'N 0 N 0 N', '127 N 0 N 0', 'N 0 N 0 N', '0 N 127 N 0'],
  '1,2,3,4': ['0 N B0 N 0', 'N 0 N 0 N', 'B0 N 0 N 0', 'N 0 N 0 N', '0 N D0 N 0'],
};

/** Table 3: 7x7, by optimisations; `?` stands for the cell that the published text has lost. */
export const TABLE_3: Readonly<Record<string, readonly string[]>> = {
  '1': [
    '29032 N LIM N LIM N LIM',
    'N LIM N LIM N 172170 N',
    '19396 N 19396 N LIM N LIM',
    'N 29032 N LIM N LIM N',
    'LIM N 39629 N 14807 N LIM',
    'N LIM N LIM N LIM N',
    '6415 N 33488 N 386809 N ?',
  ],
  '1,2': [
    '1426 N 17178 N 293292 N 17178',
    'N LIM N 302303 N 3353 N',
    '966 N 966 N LIM N 133190',
    'N 1426 N LIM N 28390 N',
    '70852 N 2052 N 980 N 30757',
    'N 9903 N LIM N 24272 N',
    '491 N 681 N 5118 N 108858',
  ],
  '1,3': [
    '291565 N 0 N 0 N 0',
    'N 0 N 0 N 0 N',
    '0 N 0 N 375 N 0',
    'N 0 N 0 N LIM N',
    '0 N LIM N 0 N 0',
    'N 0 N LIM N 0 N',
    '0 N 0 N 0 N 0',
  ],
  '1,2,3': [
    '8339 N 0 N 0 N 0',
    'N 0 N 0 N 0 N',
    '0 N 0 N 3 N 0',
    'N 0 N 0 N 5972 N',
    '0 N 14204 N 0 N 0',
    'N 0 N 5972 N 0 N',
    '0 N 0 N 0 N 0',
  ],
  '1,2,3,4': [
    'B0 N 0 N 0 N 0',
    'N 0 N 0 N 0 N',
    '0 N 0 N B0 N 0',
    'N 0 N 0 N B0 N',
    '0 N D0 N 0 N 0',
    'N 0 N B0 N 0 N',
    '0 N 0 N 0 N 0',
  ],
};

/** Table 4: 14x3 (columns by rows), by optimisations. */
export const TABLE_4: Readonly<Record<string, readonly string[]>> = {
  '1,2,3,4': [
    'B0 B0 E997 E45274 B0 E0 0 B0 D0 0 E17 E626 0 0',
    'B0 E390577 E56 0 0 C0 E16 E10378 B0 0 0 E1006 E67 0',
    'B0 B0 E997 E45274 C0 B0 C0 B0 C0 B0 E17 E626 0 0',
  ],
};

/** The tours printed below tables 2, 3 and 4, without backtracks, from (5, 5), (7, 7) and (14, 3). */
export const TOUR_5X5: readonly string[] = [
  '5 14 19 24 3',
  '20 9 4 13 18',
  '15 6 23 2 25',
  '10 21 8 17 12',
  '7 16 11 22 1',
];
export const TOUR_7X7: readonly string[] = [
  '9 6 11 40 29 4 27',
  '12 39 8 5 26 43 30',
  '7 10 35 44 41 28 3',
  '36 13 38 25 48 31 42',
  '19 16 47 34 45 2 23',
  '14 37 18 21 24 49 32',
  '17 20 15 46 33 22 1',
];
export const TOUR_14X3: readonly string[] = [
  '20 17 14 11 26 23 32 9 30 7 36 39 2 5',
  '15 12 19 22 33 10 25 28 35 40 3 6 37 42',
  '18 21 16 13 24 27 34 31 8 29 38 41 4 1',
];

/** Table 1: the log of 3x4 (columns by rows) from (2, 4), in columns and rows from the top left, from 1. */
export const TABLE_1: readonly string[] = [
  'Начальный ход (2, 4)',
  'Ход 2 в (3, 2)',
  'Ход 3 в (1, 3)',
  'Ход 4 в (2, 1)',
  'Ход 5 в (3, 3)',
  'Ход 6 в (1, 4)',
  'Ход 7 в (2, 2)',
  'Ход 8 в (3, 4)',
  'Отмена хода 8 из (3, 4)',
  'Отмена хода 7 из (2, 2)',
  'Отмена хода 6 из (1, 4)',
  'Ход 6 в (1, 2)',
  'Ход 7 в (3, 1)',
  'Ход 8 в (2, 3)',
  'Ход 9 в (1, 1)',
  'Отмена хода 9 из (1, 1)',
  'Отмена хода 8 из (2, 3)',
  'Отмена хода 7 из (3, 1)',
  'Отмена хода 6 из (1, 2)',
  'Отмена хода 5 из (3, 3)',
  'Отмена хода 4 из (2, 1)',
  'Ход 4 в (3, 4)',
  'Ход 5 в (2, 2)',
  'Ход 6 в (1, 4)',
  'Ход 7 в (3, 3)',
  'Ход 8 в (1, 2)',
  'Ход 9 в (3, 1)',
  'Ход 10 в (2, 3)',
  'Ход 11 в (1, 1)',
  'Отмена хода 11 из (1, 1)',
  'Отмена хода 10 из (2, 3)',
  'Отмена хода 9 из (3, 1)',
  'Отмена хода 8 из (1, 2)',
  'Ход 8 в (2, 1)',
  'Отмена хода 8 из (2, 1)',
  'Отмена хода 7 из (3, 3)',
  'Отмена хода 6 из (1, 4)',
  'Отмена хода 5 из (2, 2)',
  'Отмена хода 4 из (3, 4)',
  'Отмена хода 3 из (1, 3)',
  'Ход 3 в (1, 1)',
  'Ход 4 в (2, 3)',
  'Ход 5 в (3, 1)',
  'Ход 6 в (1, 2)',
  'Ход 7 в (3, 3)',
  'Ход 8 в (1, 4)',
  'Ход 9 в (2, 2)',
  'Ход 10 в (3, 4)',
  'Ход 11 в (1, 3)',
  'Ход 12 в (2, 1)',
];

/** The tour at the end of table 1, and its backtracks ("возвратов 19"). */
export const TABLE_1_TOUR: readonly string[] = ['3 12 5', '6 9 2', '11 4 7', '8 1 10'];
export const TABLE_1_BACKTRACKS = 19;

/** The function that makes the automaton, as printed. */
export const FIND_PATH_SWITCH = `
void find_path_switch( int limit )
{
  y = 0 ;

  do
    switch( y )
    {
      case 0:
        if( x4())                    y = 3 ;
        else
        { z1_0() ;                   y = 1 ; }
      break ;
      case 1:
        if( x1())                    y = 4 ;
        else
        if( x3()) { z1_1() ; }
        else
        if( x2()) { z2() ; z1_2() ;  y = 2 ; }
        else                         y = 3 ;
      break ;
      case 2:
        if( x5(limit))               y = 5 ;
        else
                                     y = 1 ;
      break ;
      case 3:                        y = 0 ; break ;
      case 4:                        y = 0 ; break ;
      case 5:                        y = 0 ; break ;
    }
  while( y < 3 ) ;
}
`;
