/** @import {Outcome, Words} from '../types.ts' */
/** @import {Game, Pressed, View} from './types.ts' */
import { make } from '../dom.js';
import { BACK } from './knight.js';
import { leave, takenUp } from './left.js';
import { playing } from './play.js';
import { scoreboard } from './score.js';
import { sender } from './sender.js';
import { tilesView } from './tiles.js';
import { walkView } from './walk.js';

/**
 * What a board needs of the page: `press` asks the program; `changed` shows the message that came of it; `say` tells those who
 * listen, `notify` everybody.
 * @typedef {{ press: (action: string, agoMs: number) => Promise<Outcome>, changed: (answer: Outcome) => Promise<void>,
 *   say: (sentence: string) => void, notify: (sentence: string) => void }} BoardActs
 */

/** Milliseconds that an answer may take; a game that seems to have begun later than that has been begun anew. */
const LATE = 3000;

/** @type {Record<Game['kind'], (game: Game, words: Words, pressed: Pressed) => View>} */
const VIEWS = { sliding: tilesView, knight: walkView };

/**
 * The board of one game. What is pressed shows at once and is sent behind.
 * @param {Game} first
 * @param {Words} words
 * @param {BoardActs} acts
 */
export function gameBoard(first, words, { press, changed, say, notify }) {
  const play = playing(takenUp(first));
  const score = scoreboard(words);
  const trouble = make('p', { className: 'trouble', role: 'status' });
  let isRunning = false;
  /** How many changes of another kind wait or are under way, and what was pressed since. */
  let changes = 0;
  /** @type {(() => void)[]} */
  const later = [];

  const show = () => {
    const game = play.shown;
    score.show(game);
    view.show(game);
    const { tiles = '', palette = '' } = game.look ?? {};
    Object.assign(element.dataset, { tiles, palette });
    element.classList.toggle('won', isRunning && game.state === 'solved');
    element.classList.toggle('solved', game.state === 'solved');
    element.classList.toggle('over', game.state === 'over');
    isRunning = game.state === 'running';
  };
  /** @param {() => readonly string[]} stepsNow */
  const pressed = (stepsNow) => {
    if (changes > 0) return void later.push(() => pressed(stepsNow));
    const before = play.shown;
    const made = play.make(stepsNow());
    if (made.length === 0) return say(words['no-way'] ?? '');
    show();
    say(view.said(before, made));
    sending.send();
  };
  const view = VIEWS[first.kind](first, words, {
    cell: (cell) => pressed(() => play.rules.pressed(play.shown, play.shown.position, cell)),
    steps: (steps) => pressed(() => steps),
  });
  const frame = make('div', { className: 'frame' }, view.field);
  const element = make('section', { className: `game ${first.kind}` }, score.element, frame, trouble);
  element.ariaLive = 'off';
  element.style.setProperty('--rows', String(first.rows));
  element.style.setProperty('--cols', String(first.cols));

  /** @param {Game} game */
  const hear = (game) => {
    // The later an answer comes, the later the game seems to have begun: the clock would go back.
    const isAnew = game.since - play.shown.since > LATE;
    const since = isAnew ? game.since : Math.min(game.since, play.shown.since);
    if (!play.hear({ ...game, since })) notify(words['moved-on'] ?? '');
    show();
  };
  /** @param {Outcome} answer */
  const heard = async (answer) => {
    const { game } = answer.edit ?? {};
    if (game?.id === first.id) hear({ ...game, since: Date.now() - game.elapsedMs });
    // The game is gone: what was made since is of no use.
    else play.giveUp();
    await changed(answer);
  };
  const sending = sender(play, first.id, {
    press: (action) => press(action, play.agoMs),
    heard,
    gaveUp({ notice }) {
      if (!play.isAhead) return;
      play.giveUp();
      show();
      notify(notice ?? '');
    },
    trying(is) {
      trouble.textContent = is ? (words.trying ?? '') : '';
    },
  });
  show();
  if (play.isAhead) void sending.ask().then(sending.send);
  addEventListener('pagehide', () => {
    if (!play.isAhead) return;
    const last = play.send();
    if (last !== undefined) press(last, play.agoMs).catch(() => {});
    leave(play.ahead);
  });
  return {
    element,
    hear,
    tick: score.tick,
    focus: () => view.field.focus({ preventScroll: true }),
    /** Asks how the game stands, if it still goes on. */
    refresh: () => isRunning && sending.ask(),
    takeBack: () => pressed(() => (play.shown.position.length > 1 ? [BACK] : [])),
    /**
     * Does work that changes the game in another way: after the steps made so far, before those that follow.
     * @template T
     * @param {() => Promise<T>} work
     */
    async change(work) {
      changes++;
      try {
        return await sending.inTurn(work);
      } finally {
        if (--changes === 0) for (const again of later.splice(0)) again();
      }
    },
  };
}
