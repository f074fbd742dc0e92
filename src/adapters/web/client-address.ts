import { BlockList, isIP, SocketAddress } from 'node:net';

/** Does the address belong to a proxy whose headers may be believed? */
export type IsTrustedProxy = (address: string) => boolean;

/** `networks`: IP addresses and networks (`10.0.0.0/8`). */
export function createProxyTest(networks: readonly string[]): IsTrustedProxy {
  const trustedNetworks = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = familyOf(address);
    trustedNetworks.addSubnet(address, Number(bits ?? (family === 'ipv4' ? 32 : 128)), family);
  }
  return (address) => isIP(address) !== 0 && trustedNetworks.check(withoutZone(address), familyOf(address));
}

/**
 * Returns the client's IP address. `peerAddress`: the other end of the connection. `forwardedFor`:
 * X-Forwarded-For, to which each proxy adds its own peer at the right. A client can write anything into the
 * left part. So the list is read from the right, as far as trusted proxies have written it. If a proxy has
 * written no address, its own address counts.
 */
export function clientAddressOf(
  peerAddress: string,
  forwardedFor: string | undefined,
  isTrustedProxy: IsTrustedProxy,
): string {
  const entries = forwardedFor?.split(',') ?? [];
  let clientAddress = peerAddress;
  while (isTrustedProxy(clientAddress)) {
    const address = parseAddress(entries.pop() ?? '');
    if (address === undefined) break;
    clientAddress = address;
  }
  return clientAddress;
}

/**
 * Accepts addresses as proxies write them, with or without a port: also `2001:db8::1`, `[2001:db8::1]:80`.
 */
function parseAddress(entry: string): string | undefined {
  const text = entry.trim();
  const bareText =
    /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(text)?.[1] ?? text;
  if (isIP(bareText) === 0) return undefined;
  // Proxies may spell an address of version 6 in different ways.
  return new SocketAddress({ address: withoutZone(bareText), family: familyOf(bareText) }).address;
}

const withoutZone = (address: string): string => address.replace(/%.*$/, '');

const familyOf = (address: string): 'ipv4' | 'ipv6' => (address.includes(':') ? 'ipv6' : 'ipv4');
