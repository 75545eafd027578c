// Owns which plans are offered, and how the terms of one are told from others.
import { createHash } from 'node:crypto';
import { assert } from '@stagepass/base/assert.ts';
import { FREE_LICENSE, type LicensePlan, usualFree } from '@stagepass/base/licenses.ts';
import type { Platform } from '#platform/platform.ts';

type Configured = Pick<Platform, 'config'>;

export function planOf({ config }: Configured, key: string): LicensePlan | undefined {
  return config.LICENSES.find((plan) => plan.key === key);
}

export function freePlan(platform: Configured): LicensePlan {
  const free = planOf(platform, FREE_LICENSE);
  assert(free !== undefined, 'the setting has been checked for it');
  return free;
}

/** The same for the same terms, in whichever order they are written. */
export function markOf(plan: LicensePlan): string {
  const entries = Object.entries(plan).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(entries)).digest('base64url');
}

/** Clubs have it without a row: where the operator changes it, each gets one. */
export function isFreeUsual(platform: Configured): boolean {
  return markOf(freePlan(platform)) === markOf(usualFree);
}
