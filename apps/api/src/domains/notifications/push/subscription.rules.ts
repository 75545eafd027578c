// Owns which subscriptions can be sent to: keys that fit the standard, and a push service on the public internet.
import { ECDH } from 'node:crypto';
import type { PushSubscriptionInput } from '@stagepass/contract/notifications/shapes.ts';
import ipaddr from 'ipaddr.js';
import { isPublicAddress } from '#platform/fetch/public-address.ts';

const AUTH_BYTES = 16;
const POINT_BYTES = 65;

export function isUsableSubscription(
  { endpoint, keys }: PushSubscriptionInput,
  services: readonly string[],
): boolean {
  return isUsableEndpoint(endpoint, services) && isPoint(keys.p256dh) && isSecret(keys.auth);
}

/** Names are looked up when something is sent, by the guarded fetch; what is private by its very text is refused here. */
function isUsableEndpoint(text: string, services: readonly string[]): boolean {
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '') return false;
  if (isTrustedService(text, services)) return true;
  if (url.protocol !== 'https:' || url.port !== '') return false;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(host)) return isPublicAddress(host);
  return host.includes('.') && !/\.(local|localhost|internal|lan|home\.arpa)\.?$/.test(host);
}

/** Of a service that the operator named, in whatever network. */
export function isTrustedService(endpoint: string, services: readonly string[]): boolean {
  const origin = URL.parse(endpoint)?.origin;
  return services.some((service) => new URL(service).origin === origin);
}

function isPoint(text: string): boolean {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== POINT_BYTES || bytes[0] !== 4) return false;
  try {
    ECDH.convertKey(bytes, 'prime256v1');
    return true;
  } catch {
    // The only way of the platform to say that the point is not on the curve.
    return false;
  }
}

function isSecret(text: string): boolean {
  return Buffer.from(text, 'base64url').length === AUTH_BYTES;
}
