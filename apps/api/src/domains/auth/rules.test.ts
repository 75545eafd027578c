// Tests the pure decisions of signing in: tries, codes, devices, networks, return addresses, who may remove what.
import { seededDice } from '@stagepass/base/dice.ts';
import { describe, expect, test } from 'vitest';
import { takeAttempt } from './attempts.rules.ts';
import { isFreshStep, newRecoveryCodes, newTotp, recoveryText, totpStep } from './factors.rules.ts';
import { percentEncode, signature, signatureBase } from './oauth1.rules.ts';
import { canSendOtp, canTryOtp, newOtp, OTP_RESEND_S } from './otps.rules.ts';
import { challengeOf, newVerifier } from './pkce.rules.ts';
import { canRemoveIdentity, canRemovePassword, isStepUpNeeded, provesPerson } from './policy.ts';
import { allowedRedirect } from './redirects.rules.ts';
import { deviceName, hashToken, isTokenShaped, networkOf, newToken } from './sessions.rules.ts';
import type { AttemptRow } from './tables.ts';

const now = new Date('2026-11-15T12:00:00Z');
const later = (ms: number): Date => new Date(now.getTime() + ms);

describe('tries at a secret', () => {
  test('ten an hour are free, then they are spaced, and after the hour it begins anew', () => {
    let row: AttemptRow = { bucket: 'b', started_at: now, tries: 0, next_at: now };
    for (let n = 0; n < 10; n += 1) {
      const attempt = takeAttempt(row, now);
      if (!attempt.allowed) throw new Error(`try ${n} was refused`);
      row = attempt.row;
    }
    expect(takeAttempt(row, now)).toEqual({ allowed: false, retry_after_s: 2 });
    const eleventh = takeAttempt(row, later(2000));
    expect(eleventh.allowed).toBe(true);
    if (eleventh.allowed) expect(eleventh.row.next_at).toEqual(later(2000 + 4000));
    const longest = takeAttempt({ ...row, tries: 500, next_at: now }, now);
    expect(longest.allowed && longest.row.next_at).toEqual(later(30_000));
    const fresh = takeAttempt({ ...row, tries: 500, next_at: later(3_600_000 + 5000) }, later(3_600_000));
    expect(fresh.allowed && fresh.row.tries).toBe(1);
  });
});

describe('mailed codes', () => {
  test('have six digits', () => {
    const dice = seededDice('codes');
    for (let n = 0; n < 200; n += 1) expect(newOtp(dice)).toMatch(/^\d{6}$/);
  });

  test('are sent again after 60 s, five a day', () => {
    const last = { sent_at: now };
    expect(canSendOtp(undefined, { codes: 0, wrong: 0 }, now)).toBe('send');
    expect(canSendOtp(last, { codes: 1, wrong: 0 }, later(OTP_RESEND_S * 1000 - 1))).toBe('too-soon');
    expect(canSendOtp(last, { codes: 4, wrong: 0 }, later(OTP_RESEND_S * 1000))).toBe('send');
    expect(canSendOtp(last, { codes: 5, wrong: 0 }, later(OTP_RESEND_S * 1000))).toBe('too-many');
  });

  test('can be tried five times, in ten minutes, fifteen times a day', () => {
    const otp = { tries: 4, expires_at: later(1) };
    expect(canTryOtp(otp, { codes: 1, wrong: 14 }, now)).toBe(true);
    expect(canTryOtp({ ...otp, tries: 5 }, { codes: 1, wrong: 14 }, now)).toBe(false);
    expect(canTryOtp(otp, { codes: 1, wrong: 15 }, now)).toBe(false);
    expect(canTryOtp(otp, { codes: 1, wrong: 14 }, later(1))).toBe(false);
    expect(canTryOtp(undefined, { codes: 1, wrong: 0 }, now)).toBe(false);
  });
});

describe('sessions', () => {
  test('have tokens of 256 bits', () => {
    const token = newToken(seededDice('token'));
    expect(isTokenShaped(token)).toBe(true);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(hashToken(token)).toHaveLength(32);
    for (const odd of ['', 'x', `${token}x`, `${token.slice(1)}=`]) expect(isTokenShaped(odd)).toBe(false);
  });

  test.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::/48'],
    ['127.0.0.1', 'this machine'],
    ['::1', 'this machine'],
    ['nonsense', 'unknown'],
  ])('network of %s', (address, network) => expect(networkOf(address)).toBe(network));

  const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
  test.each([
    [`Mozilla/5.0 (Linux; Android 15) ${safari} Chrome/140.0 Mobile Safari/537.36`, 'Chrome on Android'],
    [`Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) ${safari} Version/19.0 Safari/604.1`, 'Safari on iPhone'],
    [`Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) ${safari} CriOS/140.0 Safari/604.1`, 'Chrome on iPhone'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    [`Mozilla/5.0 (Windows NT 10.0) ${safari} Chrome/140.0 Safari/537.36 Edg/140.0`, 'Edge on Windows'],
    ['curl/8.0', 'Unknown device'],
    ['', 'Unknown device'],
  ])('%s', (agent, name) => expect(deviceName(agent)).toBe(name));
});

describe('return addresses', () => {
  const config = { origin: 'https://stage.test', REDIRECT_ALLOW: ['https://app.stage.test'] };
  test.each([
    ['/discord', 'https://stage.test/discord'],
    ['https://stage.test/discord', 'https://stage.test/discord'],
    ['https://app.stage.test/discord', 'https://app.stage.test/discord'],
    ['https://evil.test/discord', undefined],
    ['//evil.test/discord', undefined],
    ['/\\evil.test/discord', undefined],
    ['https://stage.test.evil.test/discord', undefined],
    ['https://stage.test@evil.test/discord', undefined],
    ['https://user@stage.test/discord', undefined],
    ['http://stage.test/discord', undefined],
    ['https://stage.test:8443/discord', undefined],
    ['/tiktok', undefined],
    ['/discord?next=/x', undefined],
    ['/discord#x', undefined],
    ['/discord/../auth', undefined],
    ['javascript:alert(1)', undefined],
  ])('%s', (given, allowed) => expect(allowedRedirect(config, 'discord', given)).toBe(allowed));
});

describe('OAuth 1.0a', () => {
  // The worked example of Twitter's own documentation of signatures.
  const request = {
    method: 'POST' as const,
    url: 'https://api.twitter.com/1.1/statuses/update.json',
    params: { include_entities: 'true', status: 'Hello Ladies + Gentlemen, a signed OAuth request!' },
    oauth: {
      oauth_consumer_key: 'xvz1evFS4wEEPTGEFPHBog',
      oauth_nonce: 'kYjzVBB8Y0ZFabxSWbWovY3uYSQ2pTgmZeNu2VS4cg',
      oauth_signature_method: 'HMAC-SHA1',
      oauth_timestamp: '1318622958',
      oauth_token: '370773112-GmHxMAgYyLbNEtIKZeRNFsMKPR9EyMZeS9weJAEb',
      oauth_version: '1.0',
    },
  };

  test('signs the documented request with the documented signature', () => {
    expect(signatureBase(request).startsWith('POST&https%3A%2F%2Fapi.twitter.com%2F1.1%2Fstatuses')).toBe(
      true,
    );
    const secrets = {
      consumer: 'kAcSOqF21Fu85e7zjz7ZN2U4ZRhfV3WpwPAoE3Z7kBw',
      token: 'LswwdoUaIvS8ltyTt5jkRh4J50vUPVVHtR2YPi5kE',
    };
    expect(signature(request, secrets)).toBe('hCtSmYh+iHYCEqBWrE7C7hYmtUk=');
  });

  test('encodes what encodeURIComponent leaves alone', () => {
    expect(percentEncode("it's (a) *star*! ~")).toBe('it%27s%20%28a%29%20%2Astar%2A%21%20~');
  });
});

describe('second factors', () => {
  test('a code from an app is good one step to either side, and each step once', async () => {
    const { secret, uri } = await newTotp(seededDice('totp'), 'ana@example.test');
    expect(uri).toMatch(/^otpauth:\/\/totp\/StagePass:ana%40example\.test\?/);
    const { Secret, TOTP } = await import('otpauth');
    const app = new TOTP({ secret: Secret.fromBase32(secret) });
    const step = Math.floor(now.getTime() / 30_000);
    for (const [offset, expected] of [
      [-2, undefined],
      [-1, step - 1],
      [0, step],
      [1, step + 1],
      [2, undefined],
    ] as const) {
      const code = app.generate({ timestamp: now.getTime() + offset * 30_000 });
      expect(await totpStep(secret, code, now)).toBe(expected);
    }
    expect(isFreshStep(step, null)).toBe(true);
    expect(isFreshStep(step, step - 1)).toBe(true);
    expect(isFreshStep(step, step)).toBe(false);
  });

  test('recovery codes are ten, all different, and read as typed by hand', () => {
    const codes = newRecoveryCodes(seededDice('codes'));
    expect(new Set(codes).size).toBe(10);
    const [first = ''] = codes;
    expect(first).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
    expect(recoveryText('u', first.toUpperCase().replace('-', ' '))).toBe(recoveryText('u', first));
  });

  test('a verifier is long enough, and its challenge that of RFC 7636', () => {
    expect(newVerifier(seededDice('pkce'))).toMatch(/^[A-Za-z0-9_-]{64}$/);
    expect(challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
      'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    );
  });
});

describe('policy', () => {
  const tiktok = { id: 't', kind: 'tiktok' } as const;
  const discord = { id: 'd', kind: 'discord' } as const;
  const password = { password_hash: 'x' };
  const none = { password_hash: null };

  test('the last way in stays; TikTok is none', () => {
    expect(canRemovePassword({ account: password, identities: [tiktok] })).toBe(false);
    expect(canRemovePassword({ account: password, identities: [tiktok, discord] })).toBe(true);
    expect(canRemoveIdentity({ account: none, identities: [discord, tiktok] }, discord)).toBe(false);
    expect(canRemoveIdentity({ account: none, identities: [discord, tiktok] }, tiktok)).toBe(true);
    expect(canRemoveIdentity({ account: password, identities: [discord] }, discord)).toBe(true);
  });

  test('a confirmation is good for ten minutes', () => {
    const actor = {
      kind: 'user',
      user_id: 'u',
      session_id: 's',
      verified: true,
      operator: false,
      suspended: false,
    } as const;
    expect(isStepUpNeeded({ ...actor, stepped_up_at: null }, now)).toBe(true);
    expect(isStepUpNeeded({ ...actor, stepped_up_at: later(-599_999) }, now)).toBe(false);
    expect(isStepUpNeeded({ ...actor, stepped_up_at: later(-600_000) }, now)).toBe(true);
  });

  test.each([
    [{ factor_used: true, method: 'password', has_factor: true, has_password: true }, true],
    [{ factor_used: false, method: 'password', has_factor: false, has_password: true }, true],
    [{ factor_used: false, method: 'discord', has_factor: false, has_password: false }, true],
    [{ factor_used: false, method: 'discord', has_factor: false, has_password: true }, false],
    [{ factor_used: false, method: 'demo', has_factor: false, has_password: true }, false],
  ])('a sign-in proves the person: %o', (proof, proves) => expect(provesPerson(proof)).toBe(proves));
});
