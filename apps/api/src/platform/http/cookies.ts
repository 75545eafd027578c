// Owns the reading and writing of cookies.
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { CookieOptions } from './bind.ts';

export function cookieOf(request: Pick<FastifyRequest, 'headers'>, name: string): string | undefined {
  for (const pair of request.headers.cookie?.split(';') ?? []) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return decoded(pair.slice(at + 1).trim());
  }
  return undefined;
}

export function cookieText(
  config: Pick<Config, 'https'>,
  name: string,
  value: string,
  { path, max_age_s }: CookieOptions,
): string {
  const secure = config.https ? '; Secure' : '';
  return `${name}=${encodeURIComponent(value)}; Path=${path}; Max-Age=${max_age_s}; HttpOnly; SameSite=Lax${secure}`;
}

/** A cookie that somebody mangled counts as absent, not as a crash. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
