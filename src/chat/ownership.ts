import type { Incoming } from './incoming.ts';
import type { Person } from './surface.ts';

type Sender = Pick<Incoming, 'person' | 'place' | 'isMasked'>;

/**
 * Returns who owns a new game, round or job: the person who asked for it. The bot can't recognise the presses
 * of a person who writes in the name of a chat. Then everybody in the place owns it, by the key of the place.
 */
export const ownerOf = ({ person, place, isMasked }: Sender): Person =>
  isMasked ? { key: place.key, name: person.name } : person;

/** Is this the owner, alone or together with everybody in the place? */
export const isOwner = (
  ownerKey: string,
  { person, place }: { readonly person: { readonly key: string }; readonly place: { readonly key: string } },
): boolean => ownerKey === person.key || ownerKey === place.key;
