// Owns the headers that every answer carries, worked out once: what a page may load, run and ask the phone for.
import type { Config } from '../config/config.ts';
import { apiOrigin } from './cross-origin.ts';

export function contentSecurityPolicy(config: Config): string {
  const elsewhere = config.FIREBASE_PROJECT_ID ? ` ${new URL(config.FIREBASE_API_BASE).origin}` : '';
  const pictures = config.S3_ENDPOINT ? ` ${new URL(config.S3_ENDPOINT).origin}` : '';
  const maps = config.MAP_STYLE_URL ? ` ${new URL(config.MAP_STYLE_URL).origin}` : '';
  const origin = apiOrigin(config);
  const api = origin === undefined ? '' : ` ${origin}`;
  const sockets = api.replace(/^ http/, ' ws');
  return [
    `default-src 'none'`,
    `script-src 'self' 'wasm-unsafe-eval'`,
    `style-src 'self'`,
    // Radix writes one style element to lock scrolling below a sheet; scripts stay strict.
    `style-src-elem 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:${pictures}${api}${maps}`,
    `media-src 'self' blob:${pictures}${api}`,
    `font-src 'self'`,
    // The 3D viewer reads the textures inside a model through addresses of its own page (blob:).
    `connect-src 'self' blob:${elsewhere}${api}${sockets}${maps}`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `object-src 'none'`,
    ...(config.https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

const permissions = [
  'camera=(self)',
  'geolocation=(self)',
  'accelerometer=(self)',
  'gyroscope=(self)',
  'magnetometer=(self)',
  'xr-spatial-tracking=(self)',
  'screen-wake-lock=(self)',
  'publickey-credentials-get=(self)',
  'publickey-credentials-create=(self)',
  'microphone=(self)',
  'payment=()',
  'usb=()',
  'browsing-topics=()',
].join(', ');

/** For every answer, also those of the API. */
export function commonHeaders(config: Config): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    // Only under a public address: on localhost it would force https on every other program of that machine for a year.
    ...(config.PUBLIC_URL?.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  };
}

/** For pages. */
export function pageHeaders(config: Config): Record<string, string> {
  return { 'content-security-policy': contentSecurityPolicy(config), 'permissions-policy': permissions };
}
