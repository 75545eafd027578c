// Owns one transfer as its fan sees it: the receipt, and the proof of its place in the chain.
import { assert } from '@stagepass/base/assert.ts';
import { transferNotFound } from '@stagepass/contract/ledger/errors.ts';
import type { LedgerClub, LineProof, Receipt, TransferView } from '@stagepass/contract/ledger/shapes.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { numberReceipt } from '../number-receipts.ts';
import { loadClubRefs } from '../public/club-refs.ts';
import { refundsOfPayments } from '../public/refunds-slot.ts';
import { leavesReceipt, linesOf, receiptNumber, taxWithin, textOf } from '../receipts.rules.ts';
import { findReceipt, listOwnLines, type OwnLineRow } from '../receipts.store.ts';

const NOTHING_BEFORE = '00'.repeat(32);

export function getTransfer(platform: Platform, actor: SignedIn, id: string): Promise<TransferView> {
  return readTransfer(platform, actor.user_id, id);
}

/** As this fan sees it. */
export async function readTransfer(platform: Platform, userId: string, id: string): Promise<TransferView> {
  const lines = await listOwnLines(platform.db, { user_id: userId, transfer_id: id });
  const first = lines[0];
  if (first === undefined) return fail(transferNotFound);
  // One asset a transfer and fan: prices are in one.
  const own = lines.filter((line) => line.asset_id === first.asset_id);
  const amount = own.reduce((sum, line) => sum + line.amount, 0);
  const club = (await loadClubRefs(platform, platform.db, [first.club_id]))(first.club_id);
  const leaves = leavesReceipt({ kind: first.kind, asset_id: first.asset_id, amount });
  return {
    id,
    kind: first.kind,
    at: first.at.toISOString(),
    asset_id: first.asset_id,
    amount_cents: amount,
    balance_cents: own.at(-1)?.balance ?? 0,
    text: textOf(first.memo),
    cause: { kind: first.cause_kind, id: first.cause_id },
    club,
    receipt: leaves ? await receiptOf(platform, id, { line: first, total: Math.abs(amount), club }) : null,
    proof: lines.map(proofOf),
  };
}

async function receiptOf(
  platform: Platform,
  transferId: string,
  { line, total, club }: { line: OwnLineRow; total: number; club: LedgerClub | null },
): Promise<Receipt> {
  let row = await findReceipt(platform.db, transferId);
  if (row === undefined) {
    await numberReceipt(platform, transferId);
    row = await findReceipt(platform.db, transferId);
  }
  assert(row !== undefined, 'a purchase that was looked at has its number');
  const kind = line.kind === 'resale' ? 'fan' : row.seller === 'house' ? 'house' : 'club';
  const name = kind === 'club' ? (club?.name ?? 'a closed club') : 'StagePass';
  return {
    number: receiptNumber(row.seller, row.number),
    issued_at: row.issued_at.toISOString(),
    seller: {
      kind,
      name: kind === 'fan' ? 'a fan, through StagePass' : name,
      club: kind === 'club' ? club : null,
    },
    lines: linesOf(line.memo, total),
    tax: { rate_bp: row.tax_rate_bp, amount_cents: taxWithin(total, row.tax_rate_bp) },
    total_cents: total,
    refunded: await refundedOf(platform, transferId),
  };
}

async function refundedOf({ db }: Platform, transferId: string): Promise<Receipt['refunded']> {
  for (const find of refundsOfPayments.read()) {
    const found = await find(db, transferId);
    if (found !== undefined) return { amount_cents: found.amount_cents, at: found.at.toISOString() };
  }
  return null;
}

function proofOf(line: OwnLineRow): LineProof {
  const { seal_n, seal_hash, seal_at } = line;
  return {
    asset_id: line.asset_id,
    account_id: line.account_id,
    other_account_id: line.other_id,
    seq: line.seq,
    amount_cents: line.amount,
    balance_cents: line.balance,
    digest: line.digest.toString('hex'),
    previous: line.previous?.toString('hex') ?? NOTHING_BEFORE,
    hash: line.hash.toString('hex'),
    seal:
      seal_n === null || seal_hash === null || seal_at === null
        ? null
        : { n: seal_n, hash: seal_hash.toString('hex'), at: seal_at.toISOString() },
  };
}
