// Owns the moment when a card that somebody entered at the service is saved here: once, whatever tells of it.
import { isId } from '@stagepass/contract/shapes.ts';
import type { Tx } from '#platform/db/db.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { CardSetup } from '#platform/payments/card-payments.ts';
import type { Payments } from '#platform/payments/payments.ts';
import type { Platform } from '#platform/platform.ts';
import { endSetup, findSetupUser, lockSetup } from './card-setups.store.ts';
import { ensureDefault, lockCardOwner, putCard } from './cards.store.ts';

export async function syncSetup(
  platform: Platform,
  payments: Payments,
  sessionId: string,
): Promise<'done' | 'not-ours'> {
  const setup = await payments.findSetup(sessionId);
  if (setup === undefined || !isId(setup.reference ?? '')) return 'not-ours';
  return platform.db.transaction((tx) => applySetup(platform, tx, setup));
}

async function applySetup(platform: Platform, tx: Tx, setup: CardSetup): Promise<'done' | 'not-ours'> {
  const id = setup.reference ?? '';
  const user_id = await findSetupUser(tx, id);
  if (user_id === undefined) return 'not-ours';
  const at = platform.clock.now();
  const { customer_id } = await lockCardOwner(tx, { user_id, at });
  const known = await lockSetup(tx, id);
  if (known?.state !== 'open' || setup.state === 'open') return 'done';
  const { method } = setup;
  await endSetup(tx, { id, state: setup.state === 'done' ? 'done' : 'expired' });
  if (method === null || setup.state === 'expired' || setup.customer_id !== customer_id) return 'done';
  const { method_id, brand, last4, exp_month, exp_year, fingerprint } = method;
  const { replaced } = await putCard(tx, {
    ...{ id: newId(platform), user_id, door: 'stripe', created_at: at },
    ...{ method_id, brand, last4, exp_month, exp_year, fingerprint },
  });
  await ensureDefault(tx, { user_id, door: 'stripe' });
  if (replaced !== null)
    await platform.jobs.queue(tx, 'ledger.detach-card', { method_id: replaced }, { key: replaced });
  return 'done';
}
