import { expect, test } from 'vitest';
import { clientAddressOf, createProxyTest } from '../../../src/adapters/web/client-address.ts';

const isTrusted = createProxyTest(['127.0.0.1', '10.0.0.0/8', 'fd00::/8']);

// The header's list grows to the right: "client, proxy1, proxy2" (MDN, X-Forwarded-For).
test.each([
  ['no header', '10.0.0.1', undefined, '10.0.0.1'],
  ['a proxy that sets the visitor', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['a visitor who wrote an address of their own', '127.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['a visitor who wrote the address of a proxy', '127.0.0.1', '10.0.0.9,203.0.113.7', '203.0.113.7'],
  ['two trusted proxies, one after the other', '127.0.0.1', '203.0.113.7, 10.0.0.2', '203.0.113.7'],
  [
    'a proxy that is not trusted before one that is',
    '127.0.0.1',
    '1.1.1.1, 203.0.113.9, 10.0.0.2',
    '203.0.113.9',
  ],
  ['a stranger who is no proxy', '203.0.113.8', '198.51.100.1', '203.0.113.8'],
  ['a port', '127.0.0.1', '203.0.113.7:5678', '203.0.113.7'],
  ['version 6', 'fd00::1', '2001:DB8:0:0:0::1', '2001:db8::1'],
  ['version 6 with a port', 'fd00::1', '[2001:db8::1]:443', '2001:db8::1'],
  ['version 6 in brackets', 'fd00::1', '[2001:db8::1]', '2001:db8::1'],
  ['version 6 with a zone', '127.0.0.1', 'fe80::1%eth0', 'fe80::1'],
  ['version 4 inside version 6', '::ffff:127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['only proxies', '127.0.0.1', '10.0.0.2, 10.0.0.3', '10.0.0.2'],
  ['an unknown client (RFC 7239)', '127.0.0.1', '203.0.113.7, unknown', '127.0.0.1'],
  ['garbage', '127.0.0.1', ', ,\u0000 999.1.1.1', '127.0.0.1'],
  ['an empty header', '127.0.0.1', '', '127.0.0.1'],
  ['a broken bracket', '127.0.0.1', '[2001:db8::1', '127.0.0.1'],
])('the client behind %s is found', (_, peer, header, client) => {
  expect(clientAddressOf(peer, header, isTrusted)).toBe(client);
});

test.each([
  ['127.0.0.1', '127.0.0.2'],
  ['::1', '::2'],
  ['2001:db8::1', '2001:db8::2'],
  ['fd00:0:0:1::/64', 'fd00:0:0:2::1'],
])('%s as a setting is no more than itself: headers of %s are not believed', (network, peer) => {
  const isThis = createProxyTest([network]);
  expect(clientAddressOf(network.split('/')[0] ?? '', '203.0.113.7', isThis)).toBe('203.0.113.7');
  expect(clientAddressOf(peer, '203.0.113.7', isThis)).toBe(peer);
});

test('without a setting no header is believed, not even of this machine', () => {
  const isNone = createProxyTest([]);
  for (const peer of ['127.0.0.1', '::1', '10.0.0.1', '', 'not an address'])
    expect(clientAddressOf(peer, '203.0.113.7', isNone)).toBe(peer);
});
