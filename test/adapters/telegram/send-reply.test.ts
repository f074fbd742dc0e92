import { describe, expect, it } from 'vitest';
import { choosePictureKind, keyboardOf } from '../../../src/adapters/telegram/send-reply.ts';

const png = (width: number, height: number, bytes = 1000) =>
  choosePictureKind({ kind: 'png', width, height, bytes: Buffer.alloc(bytes) });

/** https://core.telegram.org/bots/api#sendphoto */
describe('a picture is sent as a photo', () => {
  it('while width and height add up to at most 10000', () => {
    expect(png(4000, 6000)).toBe('photo');
    expect(png(4000, 6001)).toBe('document');
  });

  it('while the longer side is at most twenty times the shorter', () => {
    expect(png(2000, 100)).toBe('photo');
    expect(png(100, 2001)).toBe('document');
  });

  it('while it has at most 10 MB', () => {
    expect(png(1000, 1000, 10 * 1024 * 1024)).toBe('photo');
    expect(png(1000, 1000, 10 * 1024 * 1024 + 1)).toBe('document');
  });
});

describe('a keyboard', () => {
  it('carries label, action and colour', () => {
    expect(
      keyboardOf([
        { kind: 'grid', rows: [[{ action: 'a:1', label: '7', style: 'success' }], []] },
        { kind: 'controls', rows: [[{ action: 'a:2', label: '·' }]] },
      ]),
    ).toEqual({
      inline_keyboard: [
        [{ text: '7', callback_data: 'a:1', style: 'success' }],
        [{ text: '·', callback_data: 'a:2' }],
      ],
    });
  });

  it('is absent without buttons', () => {
    expect(keyboardOf(undefined)).toBeUndefined();
    expect(keyboardOf([{ kind: 'controls', rows: [[]] }])).toBeUndefined();
  });
});
