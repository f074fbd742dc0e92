import { shownName } from '../../core/shown-name.ts';

/** A person's name as both engines keep it. */
export const storedName = (name: string): string => name.replaceAll('\0', '');

/** As it may be shown to others; empty: nobody's any more, or not to be shown. */
export const nameOf = (stored: string): string => (stored === '' ? '' : shownName(stored));
