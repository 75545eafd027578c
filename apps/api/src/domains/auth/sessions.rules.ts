// Owns the decisions about sessions: their tokens, how long they last, what a device is called.
import { hash } from 'node:crypto';
import { encodeBase64Url } from '@stagepass/base/base64url.ts';
import type { Dice } from '@stagepass/base/dice.ts';
import ipaddr from 'ipaddr.js';

const DAY_MS = 86_400_000;
export const SESSION_MS = 30 * DAY_MS;
/** Seen again is written down at most this often, so that reading stays reading. */
export const SEEN_AGAIN_MS = 5 * 60_000;
export const STEP_UP_MS = 10 * 60_000;
export const TICKET_MS = 5 * 60_000;
export const TICKET_TRIES = 5;

/** 256 bits that nobody can guess. */
export function newToken(dice: Dice): string {
  return encodeBase64Url(dice.bytes(32));
}

/** Tokens are random, so a plain hash is enough: there is no dictionary to try. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

export function isTokenShaped(token: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(token);
}

/** The network an address is in: enough to recognise a place by, too little to find a person. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.range() === 'loopback') return 'this machine';
  const bits = parsed.kind() === 'ipv4' ? 24 : 48;
  const network =
    parsed.kind() === 'ipv4'
      ? ipaddr.IPv4.networkAddressFromCIDR(`${parsed.toString()}/${bits}`)
      : ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${bits}`);
  return `${network.toString()}/${bits}`;
}

// Order matters: most browsers also name the ones they descend from.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** 'Chrome on Android', as far as the browser tells. */
export function deviceName(userAgent: string): string {
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1];
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1];
  if (browser !== undefined) return system === undefined ? browser : `${browser} on ${system}`;
  return system ?? 'Unknown device';
}
