// Owns the counting of tries at a secret: before it is looked at, and forgotten once it was right.
import { tooManyRequests } from '@stagepass/contract/common-errors.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Platform } from '#platform/platform.ts';
import * as rules from '../attempts.rules.ts';
import { lockAttempts, setAttempts } from '../attempts.store.ts';

export async function takeAttempt(platform: Platform, bucket: string): Promise<void> {
  const now = platform.clock.now();
  const attempt = await platform.db.transaction(async (tx) => {
    const taken = rules.takeAttempt(await lockAttempts(tx, bucket, now), now);
    if (taken.allowed) await setAttempts(tx, taken.row);
    return taken;
  });
  if (!attempt.allowed) fail(tooManyRequests, { retry_after_s: attempt.retry_after_s });
}
