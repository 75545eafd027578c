// Owns the taking back of a wish to charge a saved card, as long as nothing of it was sent.
import type { Tx } from '#platform/db/db.ts';
import { type ChargeRow, findCharge, lockCharge } from '../card-charges.store.ts';
import { endUnpaid } from '../end-charge.ts';
import { lockTopUp } from '../top-ups.store.ts';

const isUnsent = ({ state, sent_at }: ChargeRow) => state === 'requested' && sent_at === null;

/**
 * For whoever asked for it and needs it no more; null is none. It ends as failed, and nothing is charged. What may have been sent already
 * ends as it ends: its money stays in the wallet then. Answers whether it is sure that nothing will be charged any more.
 */
export async function withdrawCharge(tx: Tx, id: string | null, at: Date): Promise<boolean> {
  if (id === null) return true;
  // What was sent stays sent: then nothing has to be locked.
  const charge = await findCharge(tx, id);
  if (charge === undefined || !isUnsent(charge))
    return charge?.state === 'failed' && charge.reason !== 'unanswered';
  await lockTopUp(tx, id);
  const locked = await lockCharge(tx, id);
  if (locked === undefined || !isUnsent(locked)) return false;
  await endUnpaid(tx, locked, { reason: 'canceled', at });
  return true;
}
