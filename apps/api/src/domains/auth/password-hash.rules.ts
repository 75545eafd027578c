// Owns how passwords are kept: argon2id, and the same work whether there is a password to compare with or not.
import { hash, parseOptions, verify } from '@node-rs/argon2';
import type { Config } from '#platform/config/config.ts';
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

export async function hashPassword(mode: Mode, password: string): Promise<string> {
  return hash(asTyped(password), costOf(mode));
}

const decoys = new Map<string, Promise<string>>();

/** Without a hash it compares with one that nothing fits, so that an unknown account takes as long as a known one. */
export async function passwordFits(
  mode: Mode,
  given: { hash: string | null | undefined; password: string },
): Promise<boolean> {
  if (typeof given.hash === 'string') return verify(given.hash, asTyped(given.password));
  const decoy = decoys.get(mode.NODE_ENV) ?? hash('a decoy that nobody can sign in with', costOf(mode));
  decoys.set(mode.NODE_ENV, decoy);
  await verify(await decoy, asTyped(given.password));
  return false;
}

/** Made when hashing was cheaper than it is now. */
export function isOutdatedHash(mode: Mode, passwordHash: string): boolean {
  const { memoryCost, timeCost } = parseOptions(passwordHash);
  return memoryCost < costOf(mode).memoryCost || timeCost < costOf(mode).timeCost;
}
