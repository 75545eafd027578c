// Owns PKCE (RFC 7636): the verifier that stays with us, and the challenge that the provider is shown.
import { hash } from 'node:crypto';
import { encodeBase64Url } from '@stagepass/base/base64url.ts';
import type { Dice } from '@stagepass/base/dice.ts';

export function newVerifier(dice: Dice): string {
  return encodeBase64Url(dice.bytes(48));
}

export function challengeOf(verifier: string): string {
  return hash('sha256', verifier, 'base64url');
}

/** TikTok departs from the standard: it wants the digest in hexadecimal. */
export function tiktokChallengeOf(verifier: string): string {
  return hash('sha256', verifier, 'hex');
}
