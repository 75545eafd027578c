// Owns what stands in a gift's link: derived from the gift's id with the root key, so that the giver can be shown it again and no
// table holds it; a gift is found by its hash.
import { createHash } from 'node:crypto';
import type { Platform } from '#platform/platform.ts';

export function secretOf({ secrets }: Pick<Platform, 'secrets'>, giftId: string): string {
  return secrets.sign('subscription-gift', giftId);
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
