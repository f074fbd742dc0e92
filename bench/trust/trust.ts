import type { Part } from '../report.ts';
import { faultsPart } from './faults.ts';
import { fuzzPart } from './fuzz.ts';
import { killsPart } from './kills.ts';
import { postsPart } from './posts.ts';
import { soakPart } from './soak.ts';

/** Runs that show what holds over time, kills, faults and odd inputs. Each only where it is asked for. */
export const trustParts: readonly Part[] = [killsPart, faultsPart, fuzzPart, soakPart, postsPart];
