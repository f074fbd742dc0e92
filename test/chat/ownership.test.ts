import { expect, test } from 'vitest';
import { isOwner, ownerOf } from '../../src/chat/ownership.ts';

const ANN = { person: { key: 'test:ann', name: 'Ann' }, place: { key: 'test:group', isPrivate: false } };
const BEN = { ...ANN, person: { key: 'test:ben', name: 'Ben' } };
const ELSEWHERE = { ...ANN, place: { key: 'test:other', isPrivate: false } };

test('what a person asks for is that person’s, in every place', () => {
  const { key } = ownerOf(ANN);
  expect([ANN, ELSEWHERE, BEN].map((sender) => isOwner(key, sender))).toEqual([true, true, false]);
});

test('what is asked in the name of a chat is everybody’s there', () => {
  const owner = ownerOf({ ...ANN, isMasked: true });
  expect(owner).toEqual({ key: 'test:group', name: 'Ann' });
  expect([ANN, BEN, ELSEWHERE].map((sender) => isOwner(owner.key, sender))).toEqual([true, true, false]);
});
