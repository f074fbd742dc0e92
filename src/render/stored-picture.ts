import { readFileSync } from 'node:fs';
import type { Picture, ThemeName } from './paint/picture.ts';

/** A picture that is the same for everybody, drawn once: `assets/pictures/<name>-<theme>.png`. */
export function storedPicture(name: 'machine', theme: ThemeName): Picture {
  const bytes = readFileSync(new URL(`../../assets/pictures/${name}-${theme}.png`, import.meta.url));
  // The header chunk comes first in every PNG: W3C, PNG (Third Edition), 11.2.1.
  return { bytes, kind: 'png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}
