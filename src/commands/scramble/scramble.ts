import type { ButtonHandler, Call, Command, OptionValues } from '../../chat/command.ts';
import { takeOptions } from '../../chat/line.ts';
import { type Button, controls, type Reply } from '../../chat/reply.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { makeBoard, makeMoves, makeSize } from '../../core/sliding/notation/puzzle.ts';
import type { Services } from '../services.ts';
import { solveCommand } from '../solve/solve.ts';
import { cancellable } from '../working.ts';
import { type ScrambleForm, scrambleOfForm } from './form.ts';
import { type Scrambled, scrambled } from './scrambled.ts';

/** Time for a board of an exact length. */
const LENGTH_MS = 15_000;
const PRESS_MS = 8000;
/** A way with more moves than this is written with counted runs. */
const SPELLED_OUT = 200;
const ROOM_FOR_WORDS = 300;
/** What a kept scramble's note says, so that no other kept solution is taken for one. */
const NOTE = '{"scramble":true}';

/** `/scramble [size] [blank:corner] [moves:N | length:N]`. */
export const scrambleCommand = (services: Services): Command => ({
  name: 'scramble',
  options: [
    { name: 'size', kind: 'text' },
    { name: 'blank', kind: 'text', choices: ['corner'] },
    { name: 'moves', kind: 'text' },
    { name: 'length', kind: 'text' },
  ],
  read: (line) => ok(scrambleCommandLine(line)),
  run: (call, options) => scramble(services, call, options),
});

/** The options in a line of text; what has no name is the size. */
export function scrambleCommandLine(line: string): OptionValues {
  const { options, rest } = takeOptions(line, { size: [], blank: ['corner'], moves: [], length: [] });
  return { ...(rest !== '' && { size: rest }), ...options };
}

async function scramble(services: Services, call: Call, options: OptionValues): Promise<Result<Reply>> {
  const form = scrambleOfForm(options);
  if (!form.ok) return form;
  const { scrambler } = form.value;
  const { solver, random } = services;
  const made = await cancellable(services.jobs, call, (signal, show) => {
    if (scrambler.by === 'length')
      show({ kind: 'working', text: call.texts.say('scramble-progress', { length: scrambler.length }) });
    return scrambled(form.value, { solver, random, timeMs: Math.min(LENGTH_MS, services.timeMs), signal });
  });
  return made.ok ? ok(await scrambleReply(services, call, form.value, made.value)) : made;
}

async function scrambleReply(
  services: Services,
  { texts, surface }: Call,
  form: ScrambleForm,
  { start, goal, way, uniform }: Scrambled,
): Promise<Reply> {
  const lines = [
    sentence(texts.say, form, uniform),
    texts.say('scramble-board', { board: makeBoard(start) }),
  ];
  const moves = way === undefined ? '' : makeMoves(way, way.length > SPELLED_OUT ? 'mtm' : 'stm');
  const room = surface.captionLimit - ROOM_FOR_WORDS - makeBoard(start).length;
  if (moves !== '' && moves.length <= room) lines.push(texts.say('scramble-way', { moves }));
  const id = await services.store.solutions.keep({ start, goal, moves: '', note: NOTE, now: services.now() });
  const buttons: Button[] = [
    { action: `solveit:${id}`, label: texts.say('button-solve-it'), style: 'primary' },
    { action: anotherOne(form), label: texts.say('button-another-scramble') },
  ];
  return {
    kind: 'answer',
    text: lines.join('\n'),
    picture: await services.draw({ kind: 'board', board: start, goal }),
    alt: texts.say('scramble-alt', { board: makeBoard(start) }),
    ...(surface.buttonRows > 0 && { buttons: controls(buttons) }),
  };
}

/** What kind of scramble it is, in words. */
export function sentence(
  say: Call['texts']['say'],
  { size, scrambler }: ScrambleForm,
  uniform: boolean,
): string {
  const facts = { size: makeSize(size) };
  switch (scrambler.by) {
    case 'random':
      return say('scramble-random', facts);
    case 'corner':
      return say('scramble-corner', facts);
    case 'moves':
      return say('scramble-moves', { ...facts, moves: scrambler.moves });
    case 'length':
      return say('scramble-length', { ...facts, length: scrambler.length, uniform: uniform ? 'yes' : 'no' });
  }
}

/** The same kind of scramble as an action: `scramble:4x4:length:40`. */
function anotherOne({ size, scrambler }: ScrambleForm): string {
  const number =
    scrambler.by === 'moves' ? scrambler.moves : scrambler.by === 'length' ? scrambler.length : '';
  return ['scramble', makeSize(size), scrambler.by, number].join(':');
}

/** A press shows nothing while it is at work, so it takes less time. */
const hurried = (services: Services): Services => ({
  ...services,
  timeMs: Math.min(PRESS_MS, services.timeMs),
});

/** Another scramble of the same kind, in place of the one shown. */
export const anotherScrambleButton = (services: Services): ButtonHandler => ({
  prefix: 'scramble',
  async press(call, [size = '', by = '', number = '']) {
    const options: Record<string, OptionValues> = {
      random: { size },
      corner: { size, blank: 'corner' },
      moves: { size, moves: number },
      length: { size, length: number },
    };
    const asked = options[by];
    if (asked === undefined || !scrambleOfForm(asked).ok) return fault('stale-button');
    const edit = await scramble(hurried(services), call, asked);
    return edit.ok ? ok({ edit: edit.value }) : edit;
  },
});

/** Solves a scramble as `/solve` does, in a message of its own. */
export const solveScrambleButton = (services: Services): ButtonHandler => ({
  prefix: 'solveit',
  async press(call, [id = '']) {
    const kept = await services.store.solutions.byId(id);
    if (kept === undefined || kept.note !== NOTE) return fault('stale-button');
    const { rows, cols } = kept.start;
    const board = makeBoard(kept.start);
    const reply = await solveCommand(hurried(services)).run(call, {
      board,
      goal: makeBoard(kept.goal),
      size: `${rows}x${cols}`,
    });
    return reply.ok ? ok({ reply: reply.value }) : reply;
  },
});
