import { describe, expect, test } from 'vitest';
import {
  findNearestName,
  parseTypedCommand,
  spokenCommandParser,
} from '../../../src/chat/input/typed-command.ts';

describe('a typed command is read', () => {
  test.each([
    ['/solve 1 2 3 4 0 5', { name: 'solve', line: '1 2 3 4 0 5' }],
    ['/solve', { name: 'solve', line: '' }],
    ['/SOLVE 123450', { name: 'solve', line: '123450' }],
    ['  /help', { name: 'help', line: '' }],
    ['/solve@TileKnightBot 123450', { name: 'solve', addressee: 'TileKnightBot', line: '123450' }],
    ['/solve 1 2 3\n4 0 5', { name: 'solve', line: '1 2 3\n4 0 5' }],
    ['/solve\n1 2 3\n4 0 5', { name: 'solve', line: '\n1 2 3\n4 0 5' }],
    ['／solve 123450', { name: 'solve', line: '123450' }],
  ])('%j', (text, expected) => {
    expect(parseTypedCommand(text)).toEqual(expected);
  });

  test.each(['solve 1 2 3', '1/2', '/', '/ solve', 'a /solve', '/solve/me', ''])('%j is none', (text) => {
    expect(parseTypedCommand(text)).toBeUndefined();
  });
});

describe('a command in plain words is read', () => {
  const parseSpokenCommand = spokenCommandParser(['solve', 'knight', 'analyse', 'help']);

  test.each([
    ['solve 1 2 3 4 0 5', { name: 'solve', line: '1 2 3 4 0 5' }],
    ['Solve: 123450!', { name: 'solve', line: '123450' }],
    ['can you solve 1 2 3 4 0 5?', { name: 'solve', line: '1 2 3 4 0 5' }],
    ['please, solve\n1 2 3\n4 0 5', { name: 'solve', line: '1 2 3\n4 0 5' }],
    ['could you solve １２３４５０', { name: 'solve', line: '１２３４５０' }],
    ['help!', { name: 'help', line: '' }],
  ])('%j', (text, expected) => {
    expect(parseSpokenCommand(text)).toEqual(expected);
  });

  test.each(['can you solve this?', 'solver 1 2 3', 'hello', '1 2 3 solve', ''])('%j is none', (text) => {
    expect(parseSpokenCommand(text)).toBeUndefined();
  });
});

test.each([
  ['solv', 'solve'],
  ['sovle', 'solve'],
  ['analize', 'analyse'],
  ['knigt', 'knight'],
  ['hepl', 'help'],
  ['unknown', undefined],
  ['fly', undefined],
])('the command name nearest to %s is %s', (name, near) => {
  expect(findNearestName(name, ['solve', 'knight', 'analyse', 'help', 'play'])).toBe(near);
});
