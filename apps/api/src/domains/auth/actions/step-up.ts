// Owns confirming anew that it is the same person: by second factor where there is one, else by password.
import { secondFactorWrong } from '@stagepass/contract/auth/errors.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { loadOwnAccount, lockOwnAccount } from '../access.ts';
import { clearAttempts } from '../attempts.store.ts';
import { listPasskeys } from '../factors.store.ts';
import { putChallenge } from '../flows.store.ts';
import { passkeyRequest } from '../passkeys.client.ts';
import { withHasher } from '../password-hash.rules.ts';
import { hasFactor } from '../policy.ts';
import { TICKET_MS } from '../sessions.rules.ts';
import { setSteppedUp } from '../sessions.store.ts';
import { factorBucket } from './finish-second-factor.ts';
import { sessionBucket } from './known-device.ts';
import { type FactorProof, proveFactor } from './prove-factor.ts';
import { takeAttempt } from './take-attempt.ts';

export async function stepUp(platform: Platform, actor: Actor, proof: FactorProof): Promise<void> {
  const user = signedIn(actor);
  const { password } = proof;
  const bucket = password === undefined ? factorBucket(user.user_id) : sessionBucket(user.session_id);
  await takeAttempt(platform, bucket);
  const account = await loadOwnAccount(actor, platform.db);
  const fits =
    password !== undefined &&
    (await withHasher(platform.config, (hasher) => hasher.fits({ hash: account.password_hash, password })));
  const proven = await platform.db.transaction(async (tx) => {
    const locked = await lockOwnAccount(actor, tx);
    const factors = hasFactor(locked, (await listPasskeys(tx, user.user_id)).length);
    // With a second factor, the password is no longer enough.
    const byPassword = fits && !factors && locked.password_hash === account.password_hash;
    const challenge = { purpose: 'step-up', holder: user.session_id } as const;
    const byFactor = factors && (await proveFactor(platform, tx, locked, { proof, challenge }));
    if (!byPassword && !byFactor) return false;
    await setSteppedUp(tx, user.session_id, platform.clock.now());
    await clearAttempts(tx, bucket);
    return true;
  });
  if (!proven) fail(secondFactorWrong);
}

export async function stepUpPasskeyOptions(
  platform: Platform,
  actor: Actor,
): Promise<Record<string, unknown>> {
  const user = signedIn(actor);
  const passkeys = await listPasskeys(platform.db, user.user_id);
  const { options, challenge } = await passkeyRequest(platform.config, passkeys);
  await putChallenge(platform.db, {
    purpose: 'step-up',
    holder: user.session_id,
    challenge,
    expires_at: new Date(platform.clock.now().getTime() + TICKET_MS),
  });
  return options;
}
