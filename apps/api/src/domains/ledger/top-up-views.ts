// Owns how a top-up is shown to its fan, with what has gone back of it and what still can.
import type { CardCharge } from '@stagepass/contract/ledger/card-shapes.ts';
import { RETURN_DAYS } from '@stagepass/contract/ledger/shapes.ts';
import type { TopUp } from '@stagepass/contract/ledger/top-up-shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Platform } from '#platform/platform.ts';
import { type ChargeRow, listCharges } from './card-charges.store.ts';
import { type ClaimRow, listClaims } from './claims.store.ts';
import { unspentTopUps } from './public/unspent-top-ups.ts';
import { listReturns, type ReturnRow } from './returns.store.ts';
import type { TopUpRow } from './top-ups.store.ts';

export const RETURN_MS = RETURN_DAYS * 86_400_000;

/** All of one fan's. */
export async function presentTopUps(
  platform: Pick<Platform, 'clock'>,
  db: Executor,
  rows: readonly TopUpRow[],
): Promise<TopUp[]> {
  const [first] = rows;
  if (first === undefined) return [];
  const ids = rows.map((row) => row.id);
  const since = new Date(platform.clock.now().getTime() - RETURN_MS);
  const unspent = await unspentTopUps(db, { user_id: first.user_id, since });
  const returns = await listReturns(db, ids);
  const claims = await listClaims(db, ids);
  const charges = await listCharges(db, ids);
  const left = new Map(unspent.map((entry) => [entry.top_up_id, entry.unspent]));
  return rows.map((row) =>
    present(row, {
      returnable_cents: left.get(row.id) ?? 0,
      returns: returns.filter((entry) => entry.top_up_id === row.id),
      claims: claims.filter((entry) => entry.top_up_id === row.id),
      charge: charges.find((entry) => entry.id === row.id),
    }),
  );
}

export async function presentTopUp(
  platform: Pick<Platform, 'clock'>,
  db: Executor,
  row: TopUpRow,
): Promise<TopUp> {
  return (await presentTopUps(platform, db, [row]))[0] as TopUp;
}

function present(
  row: TopUpRow,
  along: {
    returnable_cents: number;
    returns: readonly ReturnRow[];
    claims: readonly ClaimRow[];
    charge: ChargeRow | undefined;
  },
): TopUp {
  const { paid_at, card_brand, card_last4 } = row;
  return {
    id: row.id,
    way: row.door,
    amount_cents: row.amount,
    state: row.state,
    url: row.url,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    paid_at: paid_at?.toISOString() ?? null,
    transfer_id: row.transfer_id,
    card: card_brand === null ? null : { brand: card_brand, last4: card_last4 ?? '' },
    returnable_cents: along.returnable_cents,
    returnable_until: paid_at === null ? null : new Date(paid_at.getTime() + RETURN_MS).toISOString(),
    returns: along.returns.map((entry) => ({
      id: entry.id,
      amount_cents: entry.amount,
      state: entry.state,
      asked_at: entry.asked_at.toISOString(),
      ended_at: entry.ended_at?.toISOString() ?? null,
    })),
    claims: along.claims.map((claim) => ({
      kind: claim.kind,
      state: claim.state,
      amount_cents: claim.amount,
      owed_cents: claim.owed,
      at: claim.at.toISOString(),
    })),
    charge: along.charge === undefined ? null : presentCharge(along.charge),
  };
}

function presentCharge({ state, reason, confirm_until }: ChargeRow): CardCharge {
  return { state, reason, confirm_until: confirm_until?.toISOString() ?? null };
}
