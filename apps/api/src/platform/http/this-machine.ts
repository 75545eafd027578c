// Owns whether a request comes from somebody at this very machine, which demo mode and metrics trust without a key.
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

const forwardingHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'] as const;

/**
 * A tunnel or proxy on this machine connects from loopback too: where it says that it forwards for others, and is not one
 * that we were told to trust, the request counts as one from elsewhere.
 */
export function isFromThisMachine(request: FastifyRequest): boolean {
  const raw = request.raw.socket.remoteAddress ?? '';
  const forwarded = isLoopback(raw) && forwardingHeaders.some((name) => request.headers[name] !== undefined);
  return isLoopback(request.ip) && !forwarded && namesThisMachine(request.headers.host);
}

/**
 * A tunnel that only copies bytes adds no header, and a web page can have its own name resolve to this machine (DNS
 * rebinding): both show in the name that was asked for. Only literal addresses count, since anybody can own `127.evil.example`.
 */
function namesThisMachine(host: string | undefined): boolean {
  const name = URL.parse(`http://${host}`)?.hostname ?? '';
  return name === 'localhost' || name.endsWith('.localhost') || isLoopback(name.replace(/^\[|\]$/g, ''));
}

function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}
