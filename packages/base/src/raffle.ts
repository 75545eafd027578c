// Owns provable raffles: the entrants' list as text, its hash, and who wins. Server, browser and tests run this very code.
import { assert } from './assert.ts';
import { fromHex } from './hex.ts';
import { type Hmac, hmacSha256 } from './hmac.ts';
import { sha256Hex } from './sha256.ts';

/** One ticket: its number, and the seed that its holder mixed in. */
export interface RaffleEntry {
  readonly number: number;
  readonly client_seed: string;
}

/** What a client seed may hold: neither the colon nor the line break that part the list. */
export const CLIENT_SEED = /^[A-Za-z0-9_-]{1,64}$/;

/** The list that is hashed at the close: a line `number:client seed` for each ticket, by number. */
export function raffleList(entries: readonly RaffleEntry[]): string {
  return entries
    .toSorted((one, other) => one.number - other.number)
    .map(({ number, client_seed }) => `${number}:${client_seed}\n`)
    .join('');
}

export function raffleListHash(entries: readonly RaffleEntry[]): string {
  return sha256Hex(raffleList(entries));
}

const WIDTH = 6;
const RANGE = 256 ** WIDTH;

export interface RaffleTerms {
  readonly server_seed: Uint8Array;
  readonly list_hash: string;
  /** Ticket numbers in the draw. */
  readonly numbers: readonly number[];
  /** How many winners each prize has, in the order in which prizes are drawn. */
  readonly prizes: readonly number[];
}

/**
 * Winning numbers of each prize. A ticket wins once at most; where there are fewer tickets than prizes, the rest is not won. The
 * same seed and list always make the same winners.
 */
export function drawRaffle(terms: RaffleTerms, hmac: Hmac = hmacSha256): number[][] {
  const left = terms.numbers.toSorted((one, other) => one - other);
  let counter = 0;
  function pick(): number | undefined {
    if (left.length === 0) return undefined;
    // Values above the last full round are thrown again: taking their remainder would favor the first tickets.
    const fair = RANGE - (RANGE % left.length);
    for (;;) {
      const value = firstBytes(hmac(terms.server_seed, `${terms.list_hash}:${counter}`));
      counter += 1;
      if (value < fair) return left.splice(value % left.length, 1)[0];
    }
  }
  return terms.prizes.map((count) => {
    const winners: number[] = [];
    while (winners.length < count) {
      const won = pick();
      if (won === undefined) break;
      winners.push(won);
    }
    return winners;
  });
}

function firstBytes(mac: Uint8Array): number {
  assert(mac.length >= WIDTH, 'a keyed hash has 32 bytes');
  return mac.subarray(0, WIDTH).reduce((sum, byte) => sum * 256 + byte, 0);
}

/** As the API's proof says it, with the list that was fetched beside it. */
export interface RaffleProof {
  readonly server_seed_hash: string;
  /** Null while it is sealed. */
  readonly server_seed: string | null;
  readonly list_hash: string | null;
  readonly entries: readonly RaffleEntry[];
  readonly prizes: readonly { readonly total: number; readonly winners: readonly number[] }[];
}

export interface RaffleVerdict {
  /** The server seed is the one whose hash was published before the start. */
  readonly seed: boolean;
  /** The list is the one whose hash was fixed at the close. */
  readonly list: boolean;
  /** Seed and list make exactly the published winners. */
  readonly winners: boolean;
  readonly found: {
    readonly server_seed_hash: string;
    readonly list_hash: string;
    readonly winners: readonly (readonly number[])[];
  };
}

/** Undefined while the seed is sealed: nobody can check it before the draw. */
export function verifyRaffle(proof: RaffleProof, hmac: Hmac = hmacSha256): RaffleVerdict | undefined {
  if (proof.server_seed === null || proof.list_hash === null) return undefined;
  const server_seed = fromHex(proof.server_seed);
  const server_seed_hash = server_seed === undefined ? 'no seed' : sha256Hex(server_seed);
  const list_hash = raffleListHash(proof.entries);
  const numbers = proof.entries.map(({ number }) => number);
  const winners =
    server_seed === undefined
      ? []
      : drawRaffle({ server_seed, list_hash, numbers, prizes: proof.prizes.map(({ total }) => total) }, hmac);
  return {
    seed: server_seed_hash === proof.server_seed_hash,
    list: list_hash === proof.list_hash && new Set(numbers).size === numbers.length,
    winners: JSON.stringify(winners) === JSON.stringify(proof.prizes.map((prize) => prize.winners)),
    found: { server_seed_hash, list_hash, winners },
  };
}
