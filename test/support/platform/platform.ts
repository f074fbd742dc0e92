import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { pendingIn } from '../pending.ts';
import { dataFolder } from '../program/data-folder.ts';
import { type MovedClock, movedClock } from '../program/moved-clock.ts';
import { type Program, startProgram } from '../program/program.ts';

/** A message of the bot as people see it now. */
export interface ShownMessage {
  readonly text: string;
  /** The labels of its buttons in reading order. */
  readonly labels: readonly string[];
  readonly pictures: readonly Buffer[];
  readonly edits: number;
}

/** A user as the platform knows them. */
export type User = object;

/** Where a command is sent. */
export type Place = 'group' | 'other group' | 'private';

/**
 * A platform as its users see it, on a local server. Patterns for texts have the marks of replies
 * (`**Solved**`).
 */
export interface Platform {
  /** Its name in the keys of the store. */
  readonly key: 'telegram' | 'discord';
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
  /** Sends a command, to the group by default. Fulfils with the answer, which says `words`. */
  ask(
    user: User,
    command: string,
    options?: Readonly<Record<string, string>>,
    words?: RegExp,
    place?: Place,
  ): Promise<ShownMessage>;
  /** Opens the link or presses the button that brings a message for one user alone. Fulfils with that. */
  open(user: User, message: ShownMessage, label: string, words?: RegExp): Promise<ShownMessage>;
  /** Presses a button. Fulfils when the press is acknowledged and its notice to the user says `notice`. */
  press(user: User, message: ShownMessage, label: string, notice?: RegExp): Promise<void>;
  /** Types moves into a game. Fulfils with the message for the user, which says `words`. */
  move(user: User, moves: string, words: RegExp, place?: Place): Promise<ShownMessage>;
  /** Fulfils with the next message in the group that answers no command. */
  nextInGroup(): Promise<ShownMessage>;
  /** The words as this platform shows them: without marks if it shows marks as styles. */
  shown<Words extends string | RegExp>(words: Words): Words;
}

/** The program at work on a platform, from before the first test of a file until after the last one. */
export interface RunningProgram {
  /** Holds its data. */
  readonly folder: string;
  readonly clock: MovedClock;
  readonly program: Program;
  start(): Promise<void>;
  /** Fulfils when no reply is pending. A kill before would repeat a reply or its request. */
  idle(): Promise<void>;
}

export function runProgram(platform: Platform, name: string, from: string, settings = {}): RunningProgram {
  const folder = dataFolder(name);
  const clock = movedClock(folder, from);
  let program: Program;
  const start = async () => {
    program = await startProgram(folder, { ...clock.env, ...settings, ...platform.env });
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
  });
  return {
    folder,
    clock,
    get program() {
      return program;
    },
    start,
    idle: () => eventually(() => expect(pendingIn(folder, platform.key)).toEqual([])),
  };
}

/** Fulfils when the expectations hold. Unlike `expect.poll`, it may be used in tests that run together. */
export const eventually = (expectations: () => void): Promise<void> =>
  vi.waitFor(expectations, { timeout: 45_000, interval: 20 });

/** Fulfils when the message says `words`. */
export const becomes = (message: ShownMessage, words: RegExp): Promise<void> =>
  eventually(() => expect(message.text).toMatch(words));
