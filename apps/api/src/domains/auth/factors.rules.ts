// Owns the decisions about second factors: codes from an app, and recovery codes.
import type { Dice } from '@stagepass/base/dice.ts';

const PERIOD_S = 30;
export const RECOVERY_CODES = 10;
export const PASSKEYS_MOST = 10;
const issuer = 'StagePass';
// No letters that are read as others, so that a code copied from paper works.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

async function totpOf(secret: string, label: string) {
  const { Secret, TOTP } = await import('otpauth');
  return new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_S,
    secret: Secret.fromBase32(secret),
  });
}

export async function newTotp(dice: Dice, label: string): Promise<{ secret: string; uri: string }> {
  const { Secret } = await import('otpauth');
  const secret = new Secret({ buffer: new Uint8Array(dice.bytes(20)).buffer }).base32;
  return { secret, uri: (await totpOf(secret, label)).toString() };
}

/** The time step that the code belongs to, one to either side allowed; undefined where it fits none. */
export async function totpStep(secret: string, code: string, now: Date): Promise<number | undefined> {
  const totp = await totpOf(secret, '');
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD_S) + delta;
}

/** A code that was used, and every one before it, is used up: whoever looked over the shoulder comes too late. */
export function isFreshStep(step: number, lastStep: number | null): boolean {
  return lastStep === null || step > lastStep;
}

export function newRecoveryCodes(dice: Dice): string[] {
  const half = () => Array.from({ length: 5 }, () => alphabet.charAt(dice.int(alphabet.length))).join('');
  return Array.from({ length: RECOVERY_CODES }, () => `${half()}-${half()}`);
}

export function recoveryText(userId: string, code: string): string {
  return `${userId}\n${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`;
}
