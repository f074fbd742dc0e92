/*
 * The depth-first search of src/core/sliding/solve/proof/table-walk.ts once more, in C: the same tables, the same pruned moves, the
 * same order of moves and of lookups, so it expands the same positions. It reads what the benchmark wrote and prints, for
 * each board, "length expanded", and at last the seconds of processor time for all of them.
 *
 *   cc -O3 -march=native -o search search.c && ./search FILE
 *
 * FILE holds sections, each an int32 count of bytes followed by the bytes, padded to a multiple of four; the order is that of
 * the calls of `section` in `main`. Numbers are in the machine's own byte order.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { NODES = 1 << 16, PLACES = 8, MOST_CELLS = 16, MOST_MEMBERS = 64 };

static int32_t n, cols, boards, members;
static const int8_t *slides;
static const int16_t *automaton;
static const int32_t *words, *member_of, *map, *base, *stride, *up, *down, *shifts, *start;
static const uint16_t *near;
static const uint8_t *view_of_move;

static uint8_t state[MOST_CELLS];
static uint32_t packed[MOST_MEMBERS];
static uint32_t between;
static int64_t expanded;

/* A tile's slide as one view sees it: where its member's placement goes, and whether the view's sum falls. */
struct slide {
  int32_t member;
  uint32_t before, after;
  int32_t falls;
};

static inline struct slide slide(int view, int tile, int cell, int hole) {
  const int32_t m = member_of[view * n + tile];
  const uint32_t word = packed[m];
  const int32_t from = map[view * n + cell], to = map[view * n + hole];
  const uint32_t others = (word >> 2) & 0xffff & ~(1u << from);
  uint32_t order = word >> 18;
  if (from - to != 1 && to - from != 1) {
    const int32_t low = from < to ? from : to;
    const int32_t passed = near[(others >> (low + 1)) & between], place = near[others & ((1u << low) - 1)];
    order = near[(to < from ? down : up)[m] + order * shifts[m] + passed * PLACES + place];
  }
  const uint32_t set = others | (1u << to);
  const uint32_t bit = base[m] + order * stride[m] + near[NODES + ((set << 4) | from)];
  const int32_t falls = ((((word & 3) + 1) >> 1) ^ ((uint32_t)words[bit >> 5] >> (bit & 31))) & 1;
  return (struct slide){m, word, (order << 18) | (set << 2) | (((word & 3) + 1 - 2 * falls) & 3), falls};
}

static int search(int hole, int pruned, int left, int slack0, int slack1) {
  if (left == 0) return 1;
  expanded++;
  for (int move = 0; move < 4; move++) {
    const int cell = slides[4 * hole + move];
    if (cell < 0) continue;
    const int next = automaton[4 * pruned + move];
    if (next < 0) continue;
    const int tile = state[cell];
    const int view = view_of_move[move];
    const struct slide a = slide(view, tile, cell, hole);
    const int slack_a = (view == 0 ? slack0 : slack1) - 1 + a.falls;
    if (slack_a < 0) continue;
    const struct slide b = slide(1 - view, tile, cell, hole);
    const int slack_b = (view == 0 ? slack1 : slack0) - 1 + b.falls;
    if (slack_b < 0) continue;
    state[hole] = tile;
    packed[a.member] = a.after;
    packed[b.member] = b.after;
    const int solved = view == 0 ? search(cell, next, left - 1, slack_a, slack_b)
                                 : search(cell, next, left - 1, slack_b, slack_a);
    state[cell] = tile;
    packed[a.member] = a.before;
    packed[b.member] = b.before;
    if (solved) return 1;
  }
  return 0;
}

static const void *section(FILE *file) {
  int32_t bytes;
  if (fread(&bytes, 4, 1, file) != 1) exit(2);
  const size_t whole = ((size_t)bytes + 3) & ~(size_t)3;
  void *data = malloc(whole + 4);
  if (data == NULL || fread(data, 1, whole, file) != whole) exit(2);
  return data;
}

int main(int count, char **arguments) {
  FILE *file = count == 2 ? fopen(arguments[1], "rb") : NULL;
  if (file == NULL) return 2;
  const int32_t *sizes = section(file);
  n = sizes[0], cols = sizes[1], members = sizes[2], boards = sizes[3];
  if (n > MOST_CELLS || members > MOST_MEMBERS) return 2;
  between = (1u << (cols - 1)) - 1;
  slides = section(file);
  automaton = section(file);
  words = section(file);
  member_of = section(file);
  map = section(file);
  base = section(file);
  stride = section(file);
  up = section(file);
  down = section(file);
  shifts = section(file);
  near = section(file);
  view_of_move = section(file);
  start = section(file);
  fclose(file);
  const clock_t began = clock();
  /* A board: its tiles, the blank's cell, both sums, and each member's placement. */
  for (int32_t board = 0; board < boards; board++, start += n + 3 + members) {
    const int32_t hole = start[n], sum0 = start[n + 1], sum1 = start[n + 2];
    for (int32_t cell = 0; cell < n; cell++) state[cell] = start[cell];
    for (int32_t at = 0; at < members; at++) packed[at] = start[n + 3 + at];
    expanded = 0;
    int32_t bound = sum0 > sum1 ? sum0 : sum1;
    while (!search(hole, 0, bound, (bound - sum0) / 2, (bound - sum1) / 2)) bound += 2;
    printf("%d %lld\n", (int)bound, (long long)expanded);
  }
  printf("seconds %.6f\n", (double)(clock() - began) / CLOCKS_PER_SEC);
  return 0;
}
