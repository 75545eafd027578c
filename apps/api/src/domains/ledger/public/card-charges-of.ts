// Owns the question how charges of saved cards stand, for whoever asked for them.
import type { CardChargeState } from '@stagepass/contract/ledger/card-shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import { listChargesWithAmount } from '../card-charges.store.ts';

export interface CardChargeStanding {
  readonly state: CardChargeState;
  /** Whose card it is. */
  readonly user_id: string;
  readonly amount_cents: number;
  /** Told as failed, though the card may have been charged: nobody has said. */
  readonly unanswered: boolean;
  /** Until when one whose bank asks can be confirmed. */
  readonly confirm_until: Date | null;
}

export async function cardChargesOf(
  db: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CardChargeStanding>> {
  if (ids.length === 0) return new Map();
  const rows = await listChargesWithAmount(db, ids);
  return new Map(
    rows.map(({ id, user_id, state, reason, confirm_until, amount }) => [
      id,
      { user_id, state, unanswered: reason === 'unanswered', confirm_until, amount_cents: amount },
    ]),
  );
}
