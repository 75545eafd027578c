// Tests how passwords are kept: argon2id, the same work without an account, and renewed when hashing gets dearer.
import { describe, expect, test } from 'vitest';
import { type Hasher, hashPassword, isOutdatedHash, withHasher } from './password-hash.rules.ts';

const real = { NODE_ENV: 'production' } as const;
const cheap = { NODE_ENV: 'test' } as const;

type Mode = Parameters<typeof withHasher>[0];
const passwordFits = (mode: Mode, given: Parameters<Hasher['fits']>[0]) =>
  withHasher(mode, (hasher) => hasher.fits(given));

async function fastest(act: () => Promise<unknown>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let n = 0; n < 5; n += 1) {
    const from = performance.now();
    await act();
    best = Math.min(best, performance.now() - from);
  }
  return best;
}

describe('a password', () => {
  test('is kept as argon2id with 19 MiB, and fits only itself', async () => {
    const hash = await hashPassword(real, 'violet kettle harbour');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwordFits(real, { hash, password: 'violet kettle harbour' })).toBe(true);
    expect(await passwordFits(real, { hash, password: 'violet kettle harbor' })).toBe(false);
    expect(await hashPassword(real, 'violet kettle harbour')).not.toBe(hash);
  });

  test('typed on another keyboard is the same', async () => {
    const hash = await hashPassword(cheap, 'caf\u00e9 au lait');
    expect(await passwordFits(cheap, { hash, password: 'cafe\u0301 au lait' })).toBe(true);
  });

  test('of nobody takes as long to refuse as somebody’s', async () => {
    const hash = await hashPassword(real, 'violet kettle harbour');
    expect(await passwordFits(real, { hash: null, password: 'anything at all' })).toBe(false);
    const known = await fastest(() => passwordFits(real, { hash, password: 'wrong' }));
    const unknown = await fastest(() => passwordFits(real, { hash: undefined, password: 'wrong' }));
    expect(unknown).toBeGreaterThan(known / 3);
  });

  test('asked for by hundreds at once is refused where the wait would be long, with a time', async () => {
    const asked = Array.from({ length: 600 }, () =>
      withHasher(real, () => new Promise((done) => setTimeout(done, 10))).then(
        () => 'hashed',
        (error: unknown) => error,
      ),
    );
    const outcomes = await Promise.all(asked);
    const refused = outcomes.filter((outcome) => outcome !== 'hashed');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(600);
    expect(refused[0]).toMatchObject({
      reason: { code: 'auth.sign-in-busy', status: 503 },
      details: { retry_after_s: expect.any(Number) },
    });
  });

  test('is hashed anew once hashing is dearer', async () => {
    const old = await hashPassword(cheap, 'violet kettle harbour');
    expect(isOutdatedHash(real, old)).toBe(true);
    expect(isOutdatedHash(cheap, old)).toBe(false);
    expect(isOutdatedHash(real, await hashPassword(real, 'violet kettle harbour'))).toBe(false);
  });
});
