import type { Incoming } from './incoming.ts';
import type { Person } from './surface.ts';

type Sender = Pick<Incoming, 'person' | 'place' | 'isMasked'>;

/**
 * Owns a new game, round or job: the person who asked for it. For a person in the name of a chat, whose
 * presses the bot can't recognise, everybody in the place: the owner's key is the place's.
 */
export const ownerOf = ({ person, place, isMasked }: Sender): Person =>
  isMasked ? { key: place.key, name: person.name } : person;

/** Is this the owner, alone or together with everybody in the place? */
export const isOwner = (
  ownerKey: string,
  { person, place }: { readonly person: { readonly key: string }; readonly place: { readonly key: string } },
): boolean => ownerKey === person.key || ownerKey === place.key;
