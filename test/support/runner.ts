import { createRunner, type Runner } from '../../src/chat/routing/runner.ts';
import type { SpoilerGate } from '../../src/chat/spoiler-gate.ts';
import { fault, ok } from '../../src/core/result.ts';

/** A runner of commands that read no pictures; by default, nothing is a spoiler. */
export const runnerWithoutPictures = (gate: SpoilerGate = async () => ok({})): Runner =>
  createRunner(gate, { isNeeded: () => false, read: async () => fault('no-picture') });
