// Owns the check of one second factor: a code from an app, a passkey, a recovery code. Each proof serves once.
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { updateAccount } from '../accounts.store.ts';
import { isFreshStep, recoveryText, totpStep } from '../factors.rules.ts';
import { listPasskeys, markPasskeyUsed, spendRecoveryCode } from '../factors.store.ts';
import { takeChallenge } from '../flows.store.ts';
import { readPasskeyProof } from '../passkeys.client.ts';
import type { AccountRow, ChallengePurpose } from '../tables.ts';

export const TOTP_SEAL = 'auth.totp';
export const RECOVERY_SIGNING = 'auth.recovery';

export interface FactorProof {
  totp?: string | undefined;
  recovery_code?: string | undefined;
  passkey?: Record<string, unknown> | undefined;
  password?: string | undefined;
}

/** Where the passkey's challenge was left: with the session or with the ticket. */
export interface ChallengeHolder {
  purpose: ChallengePurpose;
  holder: string;
}

/** Expects the account's row to be locked: two uses of one code at once must not both succeed. */
export async function proveFactor(
  platform: Platform,
  tx: Tx,
  account: AccountRow,
  given: { proof: FactorProof; challenge: ChallengeHolder },
): Promise<boolean> {
  const { proof } = given;
  if (proof.totp !== undefined) return proveTotp(platform, tx, account, proof.totp);
  if (proof.recovery_code !== undefined)
    return spendRecoveryCode(tx, {
      user_id: account.user_id,
      code_hash: platform.secrets.sign(RECOVERY_SIGNING, recoveryText(account.user_id, proof.recovery_code)),
      at: platform.clock.now(),
    });
  if (proof.passkey !== undefined)
    return provePasskey(platform, tx, {
      user_id: account.user_id,
      answer: proof.passkey,
      ...given.challenge,
    });
  return false;
}

async function proveTotp(platform: Platform, tx: Tx, account: AccountRow, code: string): Promise<boolean> {
  if (account.totp_sealed === null || account.totp_confirmed_at === null) return false;
  const step = await stepOf(platform, account.totp_sealed, code);
  if (step === undefined || !isFreshStep(step, account.totp_last_step)) return false;
  await updateAccount(tx, account.user_id, { totp_last_step: step });
  return true;
}

export async function stepOf(platform: Platform, sealed: string, code: string): Promise<number | undefined> {
  const secret = platform.secrets.open(TOTP_SEAL, sealed);
  return secret === undefined ? undefined : totpStep(secret, code, platform.clock.now());
}

async function provePasskey(
  platform: Platform,
  tx: Tx,
  given: ChallengeHolder & { user_id: string; answer: Record<string, unknown> },
): Promise<boolean> {
  const now = platform.clock.now();
  const challenge = await takeChallenge(tx, { purpose: given.purpose, holder: given.holder, at: now });
  if (challenge === undefined) return false;
  const passkeys = await listPasskeys(tx, given.user_id);
  const used = await readPasskeyProof(platform.config, given.answer, { challenge, passkeys });
  if (used === undefined) return false;
  await markPasskeyUsed(tx, { ...used, at: now });
  return true;
}
