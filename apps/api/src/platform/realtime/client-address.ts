// Owns whose address a socket counts for: the peer's, or behind a proxy that we trust the one it names.
import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

export type AddressOf = (request: IncomingMessage) => string;

export function clientAddress(trusted: readonly string[]): AddressOf {
  const networks = trusted.map((text) =>
    text.includes('/') ? ipaddr.parseCIDR(text) : wholeAddress(ipaddr.process(text)),
  );
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
    const named = String(request.headers['x-forwarded-for'] ?? '')
      .split(',')
      .map((part) => part.trim());
    // From our side outwards: the first hop that we do not trust is the client; what it claims beyond is its own word.
    const hops = [peer, ...named.reverse()].filter((hop) => ipaddr.isValid(hop));
    return hops.find((hop) => !isTrusted(hop)) ?? hops.at(-1) ?? peer;
  };
}

function wholeAddress(address: ipaddr.IPv4 | ipaddr.IPv6): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}
