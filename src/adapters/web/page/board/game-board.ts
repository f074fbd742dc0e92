import { makeElement } from '../base/dom.ts';
import type { FinalAnswer, Game, PageTexts } from '../base/types.ts';
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
  announce(sentence: string): void;
  /** Shows a sentence on the page for some seconds. */
  notify(sentence: string): void;
}

export type GameBoard = ReturnType<typeof createGameBoard>;

/**
 * If the server's start of a game is later than the start on the page by more than this many milliseconds,
 * the game was restarted. Smaller differences come from slow answers.
 */
const RESTART_MS = 3000;

/** The types of boards that the page draws itself, one for each kind of game with `GameKind.gameData`. */
const LIVE_BOARDS: readonly LiveBoard[] = [slidingLiveBoard, knightLiveBoard];

/** Creates the board of one game. The board shows a step immediately and then sends it to the server. */
export function createGameBoard(
  initialGame: Game,
  words: PageTexts,
  { press, onChange: changed, announce, notify }: BoardCallbacks,
) {
  const live = LIVE_BOARDS.find(({ rules }) => rules.name === initialGame.kind);
  if (live === undefined) throw new Error(`no live board: ${initialGame.kind}`);
  const play = createPlay(initialGame, live);
  const score = createScoreboard(words);
  const retryStatus = makeElement('p', { className: 'trouble', role: 'status' });
  let isRunning = false;
  /**
   * Number of calls of `runChange` that wait or run. While there are any, steps on the board wait in
   * `delayedPresses`.
   */
  let pendingChanges = 0;
  const delayedPresses: (() => void)[] = [];

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
  const pressWhenIdle = (getSteps: () => readonly string[]): void => {
    if (pendingChanges > 0) {
      delayedPresses.push(() => pressWhenIdle(getSteps));
      return;
    }
    const before = play.shown();
    const addedSteps = play.addSteps(getSteps());
    if (addedSteps.length === 0) {
      announce(words['no-way']);
      return;
    }
    show();
    announce(view.announcementOf(before, addedSteps));
    sender.send();
  };
  const view = live.createView(initialGame, words, (pressText) =>
    pressWhenIdle(() => play.stepsOfPress(pressText)),
  );
  const frame = makeElement('div', { className: 'frame' }, view.field);
  const element = makeElement(
    'section',
    { className: `game ${initialGame.kind}` },
    score.element,
    frame,
    retryStatus,
  );
  element.ariaLive = 'off';
  element.style.setProperty('--rows', String(initialGame.rows));
  element.style.setProperty('--cols', String(initialGame.cols));

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
    if (game?.id === initialGame.id) takeServerState(gameOf(game));
    // An answer without a game means that the game was deleted. Drop the steps that the server hasn't
    // accepted.
    else play.giveUp();
    await changed(answer);
  };
  const sender = createSender(play, initialGame.id, {
    press: (action) => press(action, play.agoMs),
    onAnswer: handleAnswer,
    onRefused({ notice }) {
      if (!play.isAhead) return;
      play.giveUp();
      show();
      notify(notice ?? '');
    },
    onRetrying(isRetrying) {
      retryStatus.textContent = isRetrying ? words.trying : '';
    },
  });
  show();
  if (play.isAhead) void sender.ask().then(sender.send);
  addEventListener('pagehide', () => {
    if (!play.isAhead) return;
    const lastPress = play.send();
    if (lastPress !== undefined) press(lastPress, play.agoMs).catch(() => {});
    play.storeUnconfirmed();
  });
  return {
    element,
    receiveState: takeServerState,
    tick: score.tick,
    focus: () => view.field.focus({ preventScroll: true }),
    /** Asks the server for the state of the game. Does nothing if the game has ended. */
    refresh: () => isRunning && sender.ask(),
    /**
     * Undoes the last step without waiting for the server. Absent for games whose earlier positions the page
     * can't derive.
     */
    ...(live.stepBack && { takeBack: () => pressWhenIdle(play.undoSteps) }),
    /**
     * Runs a change that isn't a step on the board, such as a button's action. The change runs after the
     * earlier steps on the board and before the later ones.
     */
    async runChange<T>(work: () => Promise<T>): Promise<T> {
      pendingChanges++;
      try {
        return await sender.inTurn(work);
      } finally {
        if (--pendingChanges === 0) for (const run of delayedPresses.splice(0)) run();
      }
    },
  };
}

/**
 * Shows three numbers of a game: the moves, the par (the fewest possible moves) and the clock. The clock
 * advances when `tick` is called, until the game ends.
 */
function createScoreboard(words: PageTexts) {
  const [moves, par, time] = [makeElement('dd', {}), makeElement('dd', {}), makeElement('dd', {})];
  const element = makeElement('dl', { className: 'score' });
  let game: Game | undefined;
  const labelledNumber = (name: string, value: HTMLElement) =>
    makeElement('div', {}, makeElement('dt', {}, name), value);
  const tick = () => {
    if (game === undefined) return;
    const elapsed = game.state === 'running' ? Date.now() - game.since : game.elapsedMs;
    const text = formatDuration(Math.max(0, elapsed));
    if (time.textContent !== text) time.textContent = text;
  };
  return {
    element,
    tick,
    show(next: Game) {
      game = next;
      moves.textContent = String(next.moveCount);
      par.textContent = String(next.par ?? '');
      element.replaceChildren(
        labelledNumber(words.moves, moves),
        ...(next.par === undefined ? [] : [labelledNumber(words.par, par)]),
        labelledNumber(words.time, time),
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
