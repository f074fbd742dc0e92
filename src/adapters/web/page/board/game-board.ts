import { makeElement } from '../base/dom.ts';
import type { FinalAnswer, Game, Words } from '../base/types.ts';
import { gameOf } from '../base/wire.ts';
import { knightLiveBoard } from './knight-board.ts';
import type { LiveBoard } from './live.ts';
import { createPlay } from './play.ts';
import { createSender } from './sender.ts';
import { slidingLiveBoard } from './tiles.ts';

/** Callbacks by which a board uses the page. */
export interface BoardCallbacks {
  /** Sends a press to the server. `agoMs`: milliseconds since the last step was made. */
  press(action: string, agoMs: number): Promise<FinalAnswer>;
  /** Updates the message on the page after the server has answered a press. */
  onChange(answer: FinalAnswer): Promise<void>;
  /** Announces a sentence to screen readers. */
  say(sentence: string): void;
  /** Shows a sentence on the page for some seconds. */
  notify(sentence: string): void;
}

export type Board = ReturnType<typeof createGameBoard>;

/**
 * If the server's start of a game is later than the start on the page by more than this many milliseconds,
 * the game was restarted. Smaller differences come from slow answers.
 */
const RESTART_MS = 3000;

/** The types of boards that the page draws itself, one for each kind of game with `Kind.data`. */
const LIVE_BOARDS: readonly LiveBoard[] = [slidingLiveBoard, knightLiveBoard];

/** Creates the board of one game. The board shows a step immediately and then sends it to the server. */
export function createGameBoard(
  first: Game,
  words: Words,
  { press, onChange: changed, say, notify }: BoardCallbacks,
) {
  const live = LIVE_BOARDS.find(({ rules }) => rules.name === first.kind);
  if (live === undefined) throw new Error(`no live board: ${first.kind}`);
  const play = createPlay(first, live);
  const score = createScoreboard(words);
  const trouble = makeElement('p', { className: 'trouble', role: 'status' });
  let isRunning = false;
  /**
   * Number of calls of `runChange` that wait or run. While there are any, steps on the board wait in
   * `delayedPresses`.
   */
  let changes = 0;
  const later: (() => void)[] = [];

  const show = () => {
    const game = play.shown();
    score.show(game);
    view.show(game);
    const { tiles = 'wood', palette = '' } = game.look ?? {};
    Object.assign(element.dataset, { tiles, palette });
    element.classList.toggle('won', isRunning && game.state === 'solved');
    element.classList.toggle('solved', game.state === 'solved');
    element.classList.toggle('over', game.state === 'over');
    isRunning = game.state === 'running';
  };
  const pressWhenIdle = (stepsNow: () => readonly string[]): void => {
    if (changes > 0) {
      later.push(() => pressWhenIdle(stepsNow));
      return;
    }
    const before = play.shown();
    const made = play.addSteps(stepsNow());
    if (made.length === 0) {
      say(words['no-way']);
      return;
    }
    show();
    say(view.announcementOf(before, made));
    sending.send();
  };
  const view = live.createView(first, words, (what) => pressWhenIdle(() => play.stepsOfPress(what)));
  const frame = makeElement('div', { className: 'frame' }, view.field);
  const element = makeElement('section', { className: `game ${first.kind}` }, score.element, frame, trouble);
  element.ariaLive = 'off';
  element.style.setProperty('--rows', String(first.rows));
  element.style.setProperty('--cols', String(first.cols));

  const takeServerState = (game: Game) => {
    // The server sends only the age of a game, so after a slow answer the start seems later than it was. Use
    // the earlier of the two starts, unless the game was restarted. Otherwise the clock would jump back.
    const isRestarted = game.since - play.shown().since > RESTART_MS;
    const since = isRestarted ? game.since : Math.min(game.since, play.shown().since);
    if (!play.takeServerState({ ...game, since })) notify(words['moved-on']);
    show();
  };
  const handleAnswer = async (answer: FinalAnswer) => {
    const { game } = answer.edit ?? {};
    if (game?.id === first.id) takeServerState(gameOf(game));
    // An answer without a game means that the game was deleted. Drop the steps that the server hasn't
    // accepted.
    else play.giveUp();
    await changed(answer);
  };
  const sending = createSender(play, first.id, {
    press: (action) => press(action, play.agoMs),
    onAnswer: handleAnswer,
    onRefused({ notice }) {
      if (!play.isAhead) return;
      play.giveUp();
      show();
      notify(notice ?? '');
    },
    onRetrying(is) {
      trouble.textContent = is ? words.trying : '';
    },
  });
  show();
  if (play.isAhead) void sending.ask().then(sending.send);
  addEventListener('pagehide', () => {
    if (!play.isAhead) return;
    const last = play.send();
    if (last !== undefined) press(last, play.agoMs).catch(() => {});
    play.storeUnconfirmed();
  });
  return {
    element,
    hear: takeServerState,
    tick: score.tick,
    focus: () => view.field.focus({ preventScroll: true }),
    /** Asks the server for the state of the game. Does nothing if the game has ended. */
    refresh: () => isRunning && sending.ask(),
    /**
     * Undoes the last step without waiting for the server. Absent for games whose earlier positions the page
     * can't derive.
     */
    ...(live.stepBack && { takeBack: () => pressWhenIdle(play.back) }),
    /**
     * Runs a change that isn't a step on the board, such as a button's action. The change runs after the
     * earlier steps on the board and before the later ones.
     */
    async change<T>(work: () => Promise<T>): Promise<T> {
      changes++;
      try {
        return await sending.inTurn(work);
      } finally {
        if (--changes === 0) for (const again of later.splice(0)) again();
      }
    },
  };
}

/**
 * Shows three numbers of a game: the moves, the par (the fewest possible moves) and the clock. The clock
 * advances when `tick` is called, until the game ends.
 */
function createScoreboard(words: Words) {
  const [moves, par, time] = [makeElement('dd', {}), makeElement('dd', {}), makeElement('dd', {})];
  const element = makeElement('dl', { className: 'score' });
  let game: Game | undefined;
  const labelledFigure = (name: string, value: HTMLElement) =>
    makeElement('div', {}, makeElement('dt', {}, name), value);
  const tick = () => {
    if (game === undefined) return;
    const elapsed = game.state === 'running' ? Date.now() - game.since : game.elapsedMs;
    const shown = formatDuration(Math.max(0, elapsed));
    if (time.textContent !== shown) time.textContent = shown;
  };
  return {
    element,
    tick,
    show(next: Game) {
      game = next;
      moves.textContent = String(next.moveCount);
      par.textContent = String(next.par ?? '');
      element.replaceChildren(
        labelledFigure(words.moves, moves),
        ...(next.par === undefined ? [] : [labelledFigure(words.par, par)]),
        labelledFigure(words.time, time),
      );
      tick();
    },
  };
}

/** Formats a duration as `1:05`, or as `2:01:05` from one hour on. */
function formatDuration(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return hours > 0
    ? `${hours}:${twoDigits(minutes)}:${twoDigits(seconds % 60)}`
    : `${minutes}:${twoDigits(seconds % 60)}`;
}
