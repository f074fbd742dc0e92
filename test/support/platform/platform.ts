import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { readPendingReplies } from '../pending-replies.ts';
import { dataFolder } from '../program/data-folder.ts';
import { type MovedClock, movedClock } from '../program/moved-clock.ts';
import { type Program, startProgram } from '../program/program.ts';

/** A message of the bot as people see it now. */
export interface ShownMessage {
  readonly text: string;
  /** The labels of its buttons in reading order. */
  readonly labels: readonly string[];
  readonly files: readonly unknown[];
  /** Those of its files that are pictures with all that goes with one: a description where users see it. */
  readonly pictures: readonly Buffer[];
  readonly edits: number;
  /** The texts it has had before. */
  readonly history: readonly string[];
  readonly deleted: boolean;
  /** It is for one user alone. */
  readonly isPersonal: boolean;
}

/** A user as the platform knows them. */
export type User = object;

/** A button by its label or its action. */
export type Button = string | { readonly action: string };

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export const hasPicture = ({ pictures }: ShownMessage): boolean =>
  pictures.some((picture) => picture.subarray(0, 8).equals(PNG));

/** What is looked for in a message: its words, or anything else. */
export type Wanted = RegExp | ((message: ShownMessage) => boolean);

/** Where a command is sent. */
export type Place = 'group' | 'other group' | 'private';

/**
 * A platform as its users see it, on a local server. Patterns for texts have the marks of replies
 * (`**Solved**`).
 */
export interface Platform {
  /** Its name in the keys of the store. */
  readonly key: 'telegram' | 'discord';
  /** Where users send commands whose answers are for them. */
  readonly home: Place;
  start(): Promise<unknown>;
  stop(): Promise<void>;
  /** Fulfils when the program hears what users do. */
  connected(): Promise<void>;
  /** The settings of a program that uses the started server. */
  readonly env: Readonly<Record<string, string>>;
  /** The `n`-th of many users. */
  user(n: number): User;
  nameOf(user: User): string;
  /** Gives a user the permission to change settings or to moderate. Returns the user. */
  permit(user: User, what: 'settings' | 'moderation'): User;
  /** Sends a command, to the group by default. Fulfils with the wanted answer. */
  ask(
    user: User,
    command: string,
    options?: Readonly<Record<string, string>>,
    wanted?: Wanted,
    place?: Place,
  ): Promise<ShownMessage>;
  /** Opens the link or presses the button that brings a message for one user alone. Fulfils with that. */
  open(user: User, message: ShownMessage, label: string, words?: RegExp): Promise<ShownMessage>;
  /** The action of the button with this label. */
  actionOf(message: ShownMessage, label: string): string;
  /**
   * Presses the button with this label, or one that the message need not have. Fulfils when the press is
   * acknowledged, with a notice to the user that says `notice`; `none`: without one.
   */
  press(user: User, message: ShownMessage, button: Button, notice?: RegExp | 'none'): Promise<void>;
  /** Presses a button. Fulfils with the file that it brings, and with its name where users see one. */
  fileFrom(user: User, message: ShownMessage, label: string): Promise<{ name?: string; bytes: Buffer }>;
  /** Types moves into a game. Fulfils with the message for the user, which says `words`. */
  move(user: User, moves: string, words: RegExp, place?: Place): Promise<ShownMessage>;
  /** Fulfils with the next message in the group that answers no command. */
  nextInGroup(): Promise<ShownMessage>;
  /** The words as this platform shows them: without marks if it shows marks as styles. */
  shown<Words extends string | RegExp>(words: Words): Words;
}

/**
 * The program at work on a platform, from before the first test of a file until after the last one. It may
 * log no errors.
 */
export interface RunningProgram {
  /** Holds its data. */
  readonly folder: string;
  readonly clock: MovedClock;
  readonly program: Program;
  start(): Promise<void>;
  /** Fulfils when no reply is pending. A kill before would repeat a reply or its request. */
  idle(): Promise<void>;
}

/** Other days could be close to boards of tests by chance. */
const DAILY_SECRET = 'a secret of the tests';

export function runProgram(platform: Platform, name: string, from: string): RunningProgram {
  const folder = dataFolder(name);
  const clock = movedClock(folder, from);
  const programs: Program[] = [];
  let program: Program;
  const start = async () => {
    program = await startProgram(folder, { ...clock.env, DAILY_SECRET, ...platform.env });
    programs.push(program);
    await platform.connected();
  };
  beforeAll(async () => {
    await platform.start();
    await start();
  });
  afterAll(async () => {
    await program.kill();
    await platform.stop();
    rmSync(folder, { recursive: true, force: true });
    expect(programs.flatMap(({ output }) => output.match(/.*"level":50.*/g) ?? [])).toEqual([]);
  });
  return {
    folder,
    clock,
    get program() {
      return program;
    },
    start,
    idle: () => eventually(() => expect(readPendingReplies(folder, platform.key)).toEqual([])),
  };
}

/** Fulfils when the expectations hold. Unlike `expect.poll`, it may be used in tests that run together. */
export const eventually = (expectations: () => void): Promise<void> =>
  vi.waitFor(expectations, { timeout: 45_000, interval: 20 });

export const fits = (message: ShownMessage, wanted: Wanted): boolean =>
  wanted instanceof RegExp ? wanted.test(message.text) : wanted(message);

/** Fulfils when the message says `words`. */
export const becomes = (message: ShownMessage, words: RegExp): Promise<void> =>
  eventually(() => expect(message.text).toMatch(words));

/** Presses a button, and waits for an edit of its message. */
export async function pressToEdit(
  platform: Platform,
  user: User,
  message: ShownMessage,
  button: Button,
  notice?: RegExp | 'none',
): Promise<void> {
  const { edits } = message;
  await platform.press(user, message, button, notice);
  await eventually(() => expect(message.edits).toBeGreaterThan(edits));
}

/** The tiles of the square board that a message's buttons show, in reading order; 0 is the blank. */
export const tilesOf = ({ labels }: ShownMessage): number[] =>
  labels.filter((label) => /^(\d+|·)$/.test(label)).map((label) => (label === '·' ? 0 : Number(label)));

/** The label of a tile in the row of the blank, next to it. */
export function besideBlank(message: ShownMessage): string {
  const tiles = tilesOf(message);
  const blank = tiles.indexOf(0);
  return String(tiles[blank % Math.sqrt(tiles.length) === 0 ? blank + 1 : blank - 1]);
}
