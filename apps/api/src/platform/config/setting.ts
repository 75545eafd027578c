// Owns what a setting is, and the shapes that several of them share.
import ipaddr from 'ipaddr.js';
import { z } from 'zod';

export const flag = z
  .enum(['true', 'false', '1', '0', ''])
  .transform((text) => text === 'true' || text === '1');
export const port = z.coerce.number().int().min(0).max(65535);
export const count = z.coerce.number().int().positive();
export const webAddress = z.url({ protocol: /^https?$/ });
/** Only the beginning: drivers know forms of addresses that the standard does not, such as a socket's path. */
export const addressOf = (...schemes: string[]) =>
  z.string().refine((text) => schemes.some((scheme) => text.startsWith(`${scheme}://`)), {
    message: `does not begin with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
  });
/** What is no JSON stays a text, and is refused as no list. */
export function jsonList(text: string): unknown {
  try {
    return JSON.parse(text === '' ? '[]' : text);
  } catch {
    return text;
  }
}
export const list = z.string().transform((text) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== ''),
);

/** The short names are those of the HTTP server. */
export const isNetwork = (text: string) =>
  ['loopback', 'linklocal', 'uniquelocal'].includes(text) || ipaddr.isValid(text) || ipaddr.isValidCIDR(text);
export const isOrigin = (text: string) => ['http:', 'https:'].includes(URL.parse(text)?.protocol ?? '');

export interface Setting {
  readonly schema: z.ZodType;
  readonly default?: string;
  readonly secret?: true;
  /** One sentence for the table of the documentation. */
  readonly about: string;
}

export function setting<const S extends Setting>(definition: S): S {
  return definition;
}
