// Owns holds of many fans in one round trip, a verdict each and no exception: for one writer who decides for a batch.
import type { AssetId, CauseKind, SpendKind } from '@stagepass/contract/ledger/causes.ts';
import type { Executor } from '#platform/db/executor.ts';
import { assertAmount } from '../amounts.rules.ts';
import { insertHolds, lockSpenderRows, updateToVoided } from '../holds.store.ts';
import { idAt } from '../ledger-ids.ts';
import { type Refused, refusalOf } from '../refusals.rules.ts';

export interface Spender {
  /** What is neither spent nor held. */
  readonly free: number;
  /** How much the fan's own limits still allow; null where there are none. */
  readonly left_of_limits: number | null;
  /** Why the gate lets nothing through for this fan; null where it does. */
  readonly refused: Refused | null;
}

/** What each could spend; their accounts stay locked, so that it remains true until the transaction ends. */
export async function lockSpenders(
  tx: Executor,
  of: {
    user_ids: readonly string[];
    kind: SpendKind;
    asset_id?: AssetId;
    at: Date;
    refused_countries?: readonly string[];
  },
): Promise<Map<string, Spender>> {
  const { asset_id = 'credits', refused_countries = [] } = of;
  const user_ids = [...new Set(of.user_ids)];
  const rows = await lockSpenderRows(tx, { ...of, user_ids, asset_id, refused_countries });
  return new Map(
    rows.map(({ payer, free, left_of_limits, refused }) => [
      payer,
      { free, left_of_limits, refused: refused === null ? null : refusalOf(refused, null) },
    ]),
  );
}

export interface HoldBatch {
  /** Freed first; one that has ended already is passed over. */
  readonly void: readonly string[];
  readonly place: readonly { user_id: string; amount: number; cause_id: string }[];
  readonly kind: SpendKind;
  readonly cause_kind: CauseKind;
  readonly asset_id?: AssetId;
  readonly club_id: string | null;
  readonly at: Date;
  readonly refused_countries?: readonly string[];
}

/** A verdict for each that was to be placed, in their order. */
export type HoldPlaced =
  | { readonly hold_id: string; readonly refused: null }
  | { readonly hold_id: null; readonly refused: Refused };

export async function holdMany(tx: Executor, batch: HoldBatch): Promise<HoldPlaced[]> {
  for (const { amount } of batch.place) assertAmount(amount);
  const { asset_id = 'credits', refused_countries = [] } = batch;
  const place = batch.place.map((hold) => ({ ...hold, id: idAt(batch.at) }));
  const rows = await insertHolds(tx, { ...batch, place, asset_id, refused_countries });
  return rows.map(({ hold, refused, detail }) =>
    refused === null
      ? { hold_id: hold, refused: null }
      : { hold_id: null, refused: refusalOf(refused, detail) },
  );
}

/** Answers those that were open until now. */
export async function voidHolds(
  tx: Executor,
  of: { hold_ids: readonly string[]; at: Date },
): Promise<string[]> {
  return of.hold_ids.length === 0 ? [] : updateToVoided(tx, of);
}
