// The hash of a line, computed again from nothing but what the proof says.
import type { LineProof } from '@stagepass/contract/ledger/shapes.ts';

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** Null where the browser computes no hashes: only secure pages may. */
export async function recomputed(proof: LineProof): Promise<string | null> {
  const { subtle } = globalThis.crypto ?? {};
  if (subtle === undefined) return null;
  const { account_id, seq, amount_cents, balance_cents, other_account_id } = proof;
  const text = [account_id, seq, amount_cents, balance_cents, other_account_id].join('|');
  const parts = [bytesOf(proof.previous), bytesOf(proof.digest), new TextEncoder().encode(text)];
  const whole = await new Blob(parts).arrayBuffer();
  const digest = new Uint8Array(await subtle.digest('SHA-256', whole));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
