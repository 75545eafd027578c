// Owns the top-up in one tap: the saved card that the fan was shown is charged, without a page.
import { assert } from '@stagepass/base/assert.ts';
import type { TopUp } from '@stagepass/contract/ledger/top-up-shapes.ts';
import type { Tx } from '#platform/db/db.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { requestCardCharge } from '../public/request-card-charge.ts';
import { presentTopUp } from '../top-up-views.ts';
import { findTopUp } from '../top-ups.store.ts';

export async function topUpByCard(
  platform: Platform,
  tx: Tx,
  { user_id }: SignedIn,
  asked: { amount_cents: number; card_id: string },
): Promise<TopUp> {
  const id = newId(platform);
  const { charge_id } = await requestCardCharge(platform, tx, {
    ...{ user_id, ...asked, purpose: { kind: 'top_up', id }, key: `top_up:${id}` },
    description: 'StagePass credits',
  });
  const row = await findTopUp(tx, charge_id);
  assert(row !== undefined, 'a charge has its top-up');
  return presentTopUp(platform, tx, row);
}
