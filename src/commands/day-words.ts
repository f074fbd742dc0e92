import type { Services } from './services.ts';

/** What people type, in any language, for today and the day before: days from today by word, as `parseDay` takes them. */
export const dayWords = ({ words }: Pick<Services, 'words'>): Readonly<Record<string, number>> =>
  Object.fromEntries([
    ...words('words-today').map((word) => [word, 0]),
    ...words('words-yesterday').map((word) => [word, -1]),
  ]);
