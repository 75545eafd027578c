// Owns how passwords are kept: argon2id, the same work whether there is a password to compare with or not, and never more of it
// at once than leaves the server free for everybody else.
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { signInBusy } from '@stagepass/contract/auth/errors.ts';
import type { Config } from '#platform/config/config.ts';
import { makeTurns, SPARE_CORES } from '#platform/turns/turns.ts';
import { asTyped } from './passwords.rules.ts';

type Mode = Pick<Config, 'NODE_ENV'>;

interface Cost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

// 19 MiB and two passes: what OWASP recommends at least for argon2id. argon2id is this library's default kind.
const strong: Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
// Tests hash hundreds of times and guard nothing.
const cheap: Cost = { memoryCost: 64, timeCost: 1, parallelism: 1 };

function costOf(mode: Mode): Cost {
  return mode.NODE_ENV === 'test' ? cheap : strong;
}

/** Hashing is only to be had inside a turn of `withHasher`. */
export interface Hasher {
  hash(password: string): Promise<string>;
  /** Without a hash it compares with one that nothing fits, so that an unknown account takes as long as a known one. */
  fits(given: { hash: string | null | undefined; password: string }): Promise<boolean>;
}

const inTurn = makeTurns({
  at_once: SPARE_CORES,
  longest_wait_ms: 2000,
  typical_ms: 30,
  refusal: signInBusy,
});
// Tests run beside each other on few cores: what is slow there says nothing.
const inPatientTurn = makeTurns({ at_once: SPARE_CORES });

/**
 * One person's hashing, in its turn. What has to be read before it belongs inside as well: hundreds who sign in at once then
 * wait here, and not for the connections to the database that everybody else's reads need.
 */
export function withHasher<Result>(mode: Mode, work: (hasher: Hasher) => Promise<Result>): Promise<Result> {
  const turn = mode.NODE_ENV === 'test' ? inPatientTurn : inTurn;
  return turn(() => work(hasherOf(mode)));
}

const decoys = new Map<string, Promise<string>>();

function hasherOf(mode: Mode): Hasher {
  return {
    hash: (password) => hash(asTyped(password), costOf(mode)),
    async fits(given) {
      if (typeof given.hash === 'string') return verify(given.hash, asTyped(given.password));
      const decoy = decoys.get(mode.NODE_ENV) ?? hash('a decoy that nobody can sign in with', costOf(mode));
      decoys.set(mode.NODE_ENV, decoy);
      await verify(await decoy, asTyped(given.password));
      return false;
    },
  };
}

export function hashPassword(mode: Mode, password: string): Promise<string> {
  return withHasher(mode, (hasher) => hasher.hash(password));
}

/** Made when hashing was cheaper than it is now. */
export function isOutdatedHash(mode: Mode, passwordHash: string): boolean {
  const { memoryCost, timeCost } = parseOptions(passwordHash);
  return memoryCost < costOf(mode).memoryCost || timeCost < costOf(mode).timeCost;
}
