import { makeElement } from '../base/dom.ts';
import type { FinalAnswer, Game, PageTexts } from '../base/types.ts';
import { gameOf } from '../base/wire.ts';
import { knightLiveBoard } from './knight-board.ts';
import type { LiveBoard } from './live.ts';
import { createPlay } from './play.ts';
import { createSender } from './sender.ts';
import { slidingLiveBoard } from './tiles.ts';

export interface BoardCallbacks {
  /** `agoMs`: time since the last step. */
  press(action: string, agoMs: number): Promise<FinalAnswer>;
  /** Updates the message after the server has answered a press. */
  onChange(answer: FinalAnswer): Promise<void>;
  announce(sentence: string): void;
  /** Shows a sentence on the page for some seconds. */
  notify(sentence: string): void;
}

export type GameBoard = ReturnType<typeof createGameBoard>;

/**
 * If the server's start of a game is later than the page's by more, the game was restarted. Smaller
 * differences come from slow answers.
 */
const MIN_RESTART_DIFFERENCE_MS = 3000;

/** The boards for each kind of game with `GameKind.gameData`. */
const LIVE_BOARDS: readonly LiveBoard[] = [slidingLiveBoard, knightLiveBoard];

/** The board shows a step immediately and then sends it to the server. */
export function createGameBoard(
  initialGame: Game,
  pageTexts: PageTexts,
  { press, onChange: reportChange, announce, notify }: BoardCallbacks,
) {
  const liveBoard = LIVE_BOARDS.find(({ rules }) => rules.name === initialGame.kind);
  if (liveBoard === undefined) throw new Error(`no live board: ${initialGame.kind}`);
  const play = createPlay(initialGame, liveBoard);
  const scoreboard = createScoreboard(pageTexts);
  const retryStatus = makeElement('p', { className: 'trouble', role: 'status' });
  let isGameRunning = false;
  /** Calls of `runChange` that wait or run. Meanwhile, steps wait in `delayedPresses`. */
  let pendingChangeCount = 0;
  const delayedPresses: (() => void)[] = [];

  const showGame = () => {
    const game = play.shownGame();
    scoreboard.show(game);
    view.show(game);
    const { tiles = 'wood', palette = '' } = game.look ?? {};
    Object.assign(element.dataset, { tiles, palette });
    element.classList.toggle('won', isGameRunning && game.state === 'solved');
    element.classList.toggle('solved', game.state === 'solved');
    element.classList.toggle('over', game.state === 'over');
    isGameRunning = game.state === 'running';
  };
  const pressWhenIdle = (getSteps: () => readonly string[]): void => {
    if (pendingChangeCount > 0) {
      delayedPresses.push(() => pressWhenIdle(getSteps));
      return;
    }
    const gameBefore = play.shownGame();
    const addedSteps = play.addSteps(getSteps());
    if (addedSteps.length === 0) {
      announce(pageTexts['no-way']);
      return;
    }
    showGame();
    announce(view.announcementOf(gameBefore, addedSteps));
    sender.send();
  };
  const view = liveBoard.createView(initialGame, pageTexts, (pressText) =>
    pressWhenIdle(() => play.stepsOfPress(pressText)),
  );
  const frame = makeElement('div', { className: 'frame' }, view.field);
  const element = makeElement(
    'section',
    { className: `game ${initialGame.kind}` },
    scoreboard.element,
    frame,
    retryStatus,
  );
  element.ariaLive = 'off';
  element.style.setProperty('--rows', String(initialGame.rows));
  element.style.setProperty('--cols', String(initialGame.cols));

  const takeServerState = (game: Game) => {
    // The server sends only the age of a game, so after a slow answer the start seems later than it was. Use
    // the earlier of the two starts, unless the game was restarted. Otherwise the clock would jump back.
    const isRestarted = game.since - play.shownGame().since > MIN_RESTART_DIFFERENCE_MS;
    const since = isRestarted ? game.since : Math.min(game.since, play.shownGame().since);
    if (!play.takeServerState({ ...game, since })) notify(pageTexts['moved-on']);
    showGame();
  };
  const handleAnswer = async (answer: FinalAnswer) => {
    const { game } = answer.edit ?? {};
    if (game?.id === initialGame.id) takeServerState(gameOf(game));
    // An answer without a game means that the game was deleted. Drop the steps that the server hasn't
    // accepted.
    else play.giveUp();
    await reportChange(answer);
  };
  const sender = createSender(play, initialGame.id, {
    press: (action) => press(action, play.msSinceLastStep),
    onAnswer: handleAnswer,
    onRefused({ notice }) {
      if (!play.isAhead) return;
      play.giveUp();
      showGame();
      notify(notice ?? '');
    },
    onRetrying(isRetrying) {
      retryStatus.textContent = isRetrying ? pageTexts.trying : '';
    },
  });
  showGame();
  if (play.isAhead) void sender.ask().then(sender.send);
  addEventListener('pagehide', () => {
    if (!play.isAhead) return;
    const lastPress = play.send();
    if (lastPress !== undefined) press(lastPress, play.msSinceLastStep).catch(() => {});
    play.storeUnconfirmed();
  });
  return {
    element,
    receiveState: takeServerState,
    tick: scoreboard.tick,
    focus: () => view.field.focus({ preventScroll: true }),
    /** Asks the server for the state of the game. Does nothing if the game has ended. */
    refresh: () => isGameRunning && sender.ask(),
    /**
     * Undoes the last step without the server. Absent for games whose earlier positions the page can't
     * derive.
     */
    ...(liveBoard.stepBack && { takeBack: () => pressWhenIdle(play.undoSteps) }),
    /**
     * Runs a change that isn't a step on the board, such as a button's action, after the earlier steps and
     * before the later ones.
     */
    async runChange<T>(change: () => Promise<T>): Promise<T> {
      pendingChangeCount++;
      try {
        return await sender.runInTurn(change);
      } finally {
        if (--pendingChangeCount === 0) for (const runPress of delayedPresses.splice(0)) runPress();
      }
    },
  };
}

/**
 * Shows the moves, the par (the fewest possible moves) and the clock, which `tick` advances until the game
 * ends.
 */
function createScoreboard(pageTexts: PageTexts) {
  const [movesElement, parElement, timeElement] = [
    makeElement('dd', {}),
    makeElement('dd', {}),
    makeElement('dd', {}),
  ];
  const element = makeElement('dl', { className: 'score' });
  let game: Game | undefined;
  const makeLabelledNumber = (name: string, valueElement: HTMLElement) =>
    makeElement('div', {}, makeElement('dt', {}, name), valueElement);
  const tick = () => {
    if (game === undefined) return;
    const elapsedMs = game.state === 'running' ? Date.now() - game.since : game.elapsedMs;
    const durationText = formatDuration(Math.max(0, elapsedMs));
    if (timeElement.textContent !== durationText) timeElement.textContent = durationText;
  };
  return {
    element,
    tick,
    show(newGame: Game) {
      game = newGame;
      movesElement.textContent = String(newGame.moveCount);
      parElement.textContent = String(newGame.par ?? '');
      element.replaceChildren(
        makeLabelledNumber(pageTexts.moves, movesElement),
        ...(newGame.par === undefined ? [] : [makeLabelledNumber(pageTexts.par, parElement)]),
        makeLabelledNumber(pageTexts.time, timeElement),
      );
      tick();
    },
  };
}

/** `1:05`, or `2:01:05` from one hour on. */
function formatDuration(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return hours > 0
    ? `${hours}:${twoDigits(minutes)}:${twoDigits(seconds % 60)}`
    : `${minutes}:${twoDigits(seconds % 60)}`;
}
