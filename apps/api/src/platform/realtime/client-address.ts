// Owns whose address a socket counts for: the peer's, or behind a proxy that we trust the one it names.
import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

export type AddressOf = (request: IncomingMessage) => string;

/** The short names that the HTTP server knows as well. */
const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

export function clientAddress(trusted: readonly string[]): AddressOf {
  const networks = trusted
    .flatMap((text) => named[text] ?? [text])
    .map((text) => (text.includes('/') ? ipaddr.parseCIDR(text) : wholeAddress(ipaddr.process(text))));
  function isTrusted(text: string): boolean {
    if (!ipaddr.isValid(text)) return false;
    const address = ipaddr.process(text);
    return networks.some(
      ([network, bits]) => network.kind() === address.kind() && address.match(network, bits),
    );
  }
  return (request) => {
    const peer = request.socket.remoteAddress ?? '';
    if (networks.length === 0) return peer;
    const hopsNamed = String(request.headers['x-forwarded-for'] ?? '')
      .split(',')
      .map((part) => part.trim());
    // From our side outwards: the first hop that we do not trust is the client; what it claims beyond is its own word.
    const hops = [peer, ...hopsNamed.reverse()].filter((hop) => ipaddr.isValid(hop));
    return hops.find((hop) => !isTrusted(hop)) ?? hops.at(-1) ?? peer;
  };
}

function wholeAddress(address: ipaddr.IPv4 | ipaddr.IPv6): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}
