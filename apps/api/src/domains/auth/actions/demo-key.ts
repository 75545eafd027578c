// Owns the rule for demo accounts, whichever way somebody signs in: from another machine only with the key of the console.
import { demoKeyWrong } from '@stagepass/contract/auth/errors.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Call } from '#platform/http/bind.ts';
import type { Platform } from '#platform/platform.ts';
import { hashToken } from '../sessions.rules.ts';
import { sameText } from './round-trips.ts';

/** Their password is public, so that it proves nothing by itself. */
export function requireDemoKey(
  { config }: Pick<Platform, 'config'>,
  request: Pick<Call['request'], 'loopback'>,
  key: string | undefined,
): void {
  if (!request.loopback && !isKey(key ?? '', config.demo_key)) fail(demoKeyWrong);
}

/** Hashed first, so that neither content nor length shows in the time. */
function isKey(given: string, key: string): boolean {
  return sameText(hashToken(given).toString('base64url'), hashToken(key).toString('base64url'));
}
