import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createShares, networkOf } from '../../../src/adapters/web/shares.ts';

test('one key gets half, each of two a third, and a newcomer always gets something', () => {
  const takenBy = (shares: ReturnType<typeof createShares>, key: string): number => {
    let taken = 0;
    while (shares.take(key) !== undefined) taken++;
    return taken;
  };
  const shares = createShares(120);
  expect(takenBy(shares, 'a')).toBe(60);
  expect(takenBy(shares, 'b')).toBe(30);
  expect(takenBy(shares, 'c')).toBe(15);
  expect(shares.take('d', 8)).toBeUndefined();
  expect(shares.take('d', 7)).toBeDefined();
});

test('what is given back, also twice, can be taken again, and never more than that', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.nat(40))), (requests) => {
      const shares = createShares(100);
      const taken = requests.map(([key, amount]) => ({ amount, giveBack: shares.take(key, amount) }));
      const held = taken.filter(({ giveBack }) => giveBack !== undefined);
      expect(held.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(100);
      for (const { giveBack } of [...held, ...held]) giveBack?.();
      expect(shares.take('a', 51)).toBeUndefined();
      expect(shares.take('a', 50)).toBeDefined();
    }),
  );
});

// RFC 4291, section 2.2, has these forms of addresses.
test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2'],
  ['2001:db8:1:2::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('the address %s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
