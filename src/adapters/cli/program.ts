import { fstatSync } from 'node:fs';
import { isatty } from 'node:tty';
import { config as readDotenv } from 'dotenv';
import { runCommandLine, textsForEnvironment } from './command-line.ts';

const EXIT_FAILURE = 1;

// A closed pipe (`| head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  console.error(textsForEnvironment(process.env).say('terminal-output', { reason: error.message }));
  process.exit(EXIT_FAILURE);
});

readDotenv({ quiet: true });
const { env, stdout, stderr } = process;
runCommandLine(process.argv.slice(2), {
  env,
  // Reading `process.stdin` already opens the stream.
  get stdin() {
    return process.stdin;
  },
  stdout,
  stderr,
  isPiped() {
    return !isatty(0) && fstatSync(0, { throwIfNoEntry: false }) !== undefined;
  },
  interrupt() {
    const stopController = new AbortController();
    // The second Ctrl-C ends the program.
    process.once('SIGINT', () => stopController.abort());
    return stopController.signal;
  },
}).then(
  (exitCode) => {
    process.exitCode = exitCode;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = EXIT_FAILURE;
  },
);
