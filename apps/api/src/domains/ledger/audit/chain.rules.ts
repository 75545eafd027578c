// Owns the hashes of the ledger, worked out anew and apart from the database's own functions.
import { createHash } from 'node:crypto';
import type { AuditMove, AuditSeal } from './audit.store.ts';

export const NO_HASH = '00'.repeat(32);

function bytes(hex: string): Buffer {
  return Buffer.from(hex, 'hex');
}

function sha256(...parts: (Buffer | string)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

/** With its length in characters, as the database counts them. */
function measured(text: string): string {
  return `${[...text].length}:${text}`;
}

export function transferDigest(of: AuditMove): string {
  const fields = [of.transfer_id, of.at_us, of.kind, of.cause_kind, of.club_id ?? '-', of.actor_id ?? '-'];
  const free = [measured(of.cause_id), of.key === null ? '-' : measured(of.key), of.memo];
  return sha256([...fields, ...free].join('|'));
}

export interface Line {
  readonly head: string;
  readonly digest: string;
  readonly account: string;
  readonly other: string;
  readonly seq: bigint;
  /** Below zero where value left. */
  readonly amount: bigint;
  readonly balance: bigint;
}

export function lineHash(line: Line): string {
  const { account, seq, amount, balance, other } = line;
  return sha256(bytes(line.head), bytes(line.digest), `${account}|${seq}|${amount}|${balance}|${other}`);
}

export function moveLine(move: AuditMove, digest: string): string {
  const { id, asset_id, from_account, to_account, amount } = move;
  const hashes = `${move.from_hash ?? '-'}|${move.to_hash ?? '-'}`;
  return `${id}|${digest}|${asset_id}|${from_account}|${to_account}|${amount}|${hashes}`;
}

export function batchDigest(lines: readonly string[]): string {
  return sha256(lines.join('\n'));
}

export function sealHash(before: string, seal: Omit<AuditSeal, 'hash'>): string {
  const { n, after_id, to_id, moves, digest } = seal;
  return sha256(bytes(before), bytes(digest), `${n}|${after_id}|${to_id}|${moves}`);
}
