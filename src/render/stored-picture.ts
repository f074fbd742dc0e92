import { readFileSync } from 'node:fs';
import { type Look, type Picture, wholeLook } from './paint/picture.ts';

/** A picture that is the same for everybody, drawn once: `assets/pictures/<name>-<theme>.png`, or `<name>-<theme>-<palette>.png`. */
export function storedPicture(name: 'machine', look: Partial<Look>): Picture {
  const { theme, palette } = wholeLook(look);
  const file = [name, theme, palette].filter((part) => part !== undefined).join('-');
  const bytes = readFileSync(new URL(`../../assets/pictures/${file}.png`, import.meta.url));
  // The header chunk comes first in every PNG: W3C, PNG (Third Edition), 11.2.1.
  return { bytes, kind: 'png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}
