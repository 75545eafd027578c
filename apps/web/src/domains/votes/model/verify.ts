// Owns the check of a sealed vote on this phone: the own ballot is in the list, the list fits the seal, and adds up to the result.
import {
  type Ballot,
  type BallotLine,
  ballotText,
  nonceStart,
  sealText,
  sumLines,
} from '@stagepass/base/ballot-lines.ts';

export interface Sealed {
  vote_id: string;
  title: string;
  seal: string;
  /** In the order of their places. */
  result: readonly { label: string; ballots: number | null; weight: number | null }[];
}

export type Receipt = Ballot & { hash: string };

export interface Checked {
  /** Null where the viewer has not voted. */
  own: 'in-list' | 'missing' | 'receipt-wrong' | null;
  seal: boolean;
  sum: boolean;
}

export type Hash = (text: string) => Promise<string>;

/** By the browser where it has one; on plain http it has none, and plain code does the same. */
export const hashOf: Hash = async (text) => {
  const bytes = new TextEncoder().encode(text);
  const subtle = globalThis.crypto?.subtle;
  if (subtle === undefined) return (await import('@stagepass/base/sha256.ts')).sha256Hex(bytes);
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

export async function verifyVote(
  { vote_id, title, seal, result }: Sealed,
  lines: readonly BallotLine[],
  receipt: Receipt | null,
  hash: Hash = hashOf,
): Promise<Checked> {
  const sums = sumLines(lines, result.length);
  const asked = { id: vote_id, title, labels: result.map(({ label }) => label) };
  return {
    own: receipt === null ? null : await findOwn(receipt, lines, hash),
    seal: (await hash(sealText(asked, lines))) === seal,
    sum: sums.every(
      ({ ballots, weight }, at) => result[at]?.ballots === ballots && result[at].weight === weight,
    ),
  };
}

async function findOwn(
  receipt: Receipt,
  lines: readonly BallotLine[],
  hash: Hash,
): Promise<NonNullable<Checked['own']>> {
  const own = await hash(ballotText(receipt));
  if (own !== receipt.hash) return 'receipt-wrong';
  const line = lines.find((one) => one.hash === own);
  const same =
    line !== undefined &&
    line.weight === receipt.weight &&
    String(line.options) === String(receipt.options.toSorted((one, other) => one - other));
  return same ? 'in-list' : 'missing';
}

export function isWhole({ own, seal, sum }: Checked): boolean {
  return (own === null || own === 'in-list') && seal && sum;
}

/** Whether the server wrote down what this phone sent: its choice, under the key that it made for it. */
export function fitsWhatWasSent(
  receipt: Receipt,
  sent: { client_key: string; places: readonly number[] },
): boolean {
  const chosen = sent.places.toSorted((one, other) => one - other);
  const written = receipt.options.toSorted((one, other) => one - other);
  return receipt.nonce.startsWith(nonceStart(sent.client_key)) && String(chosen) === String(written);
}
