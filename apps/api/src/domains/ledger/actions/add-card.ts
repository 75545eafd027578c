// Owns the adding of a card: at the service's page, or, in the demo, a test card at once.
import { MOST_SAVED_CARDS, type TestCardKind } from '@stagepass/contract/ledger/card-shapes.ts';
import {
  cardsFull,
  paymentUnreachable,
  testPaymentOff,
  topUpOff,
} from '@stagepass/contract/ledger/errors.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { newId } from '#platform/ids/new-id.ts';
import { paymentWay } from '#platform/payments/payment-way.ts';
import { PaymentError, type Payments } from '#platform/payments/payments.ts';
import type { Platform } from '#platform/platform.ts';
import { endSetup, insertSetup, updateSetupPage } from '../card-setups.store.ts';
import {
  type CardDoor,
  ensureDefault,
  findCustomer,
  listCardRows,
  lockCardOwner,
  putCard,
  updateCustomer,
} from '../cards.store.ts';
import { testCards } from '../settle-charge.ts';

const pageOpenFor_ms = 3600 * 1000;
const testCardYears = 3;

export async function addCard(
  platform: Platform,
  { user_id }: SignedIn,
  asked: { test?: TestCardKind | undefined },
): Promise<{ url: string | null }> {
  const way = paymentWay(platform);
  if (way === 'off') fail(topUpOff);
  if (way === 'stripe' && asked.test !== undefined) fail(testPaymentOff);
  if (way === 'test') {
    await platform.db.transaction(async (tx) => {
      await requireRoom(platform, tx, { user_id, door: way });
      await saveTestCard(platform, tx, { user_id, kind: asked.test ?? 'accepted' });
    });
    return { url: null };
  }
  const { payments } = platform;
  if (payments === undefined) return fail(topUpOff);
  try {
    return { url: await openPage(platform, payments, user_id) };
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    platform.log.error({ reason: error.message }, 'no page to enter a card could be opened');
    return fail(paymentUnreachable);
  }
}

async function requireRoom(
  platform: Platform,
  tx: Tx,
  of: { user_id: string; door: CardDoor },
): Promise<void> {
  await lockCardOwner(tx, { user_id: of.user_id, at: platform.clock.now() });
  if ((await listCardRows(tx, of)).length >= MOST_SAVED_CARDS) fail(cardsFull);
}

/** In the demo only; added again, it is the same card. */
export async function saveTestCard(
  platform: Platform,
  tx: Tx,
  { user_id, kind }: { user_id: string; kind: TestCardKind },
): Promise<void> {
  const at = platform.clock.now();
  await lockCardOwner(tx, { user_id, at });
  const last4 = testCards[kind];
  await putCard(tx, {
    ...{ id: newId(platform), user_id, door: 'test', method_id: null, brand: 'test', last4 },
    ...{ exp_month: 12, exp_year: at.getUTCFullYear() + testCardYears },
    ...{ fingerprint: `test:${last4}`, created_at: at },
  });
  await ensureDefault(tx, { user_id, door: 'test' });
}

/** The row comes first, the page after it: a card that is entered at a page without a row would be nobody's. */
async function openPage(platform: Platform, payments: Payments, user_id: string): Promise<string> {
  const { db, clock, config } = platform;
  const now = clock.now();
  const id = newId(platform);
  const expires_at = new Date(now.getTime() + pageOpenFor_ms);
  await db.transaction(async (tx) => {
    await requireRoom(platform, tx, { user_id, door: 'stripe' });
    await insertSetup(tx, { id, user_id, created_at: now, expires_at });
  });
  const back = `${config.origin}/user/settings?view=saved-cards`;
  try {
    const page = await payments.beginSetup({
      reference: id,
      customer_id: await customerOf(platform, payments, user_id),
      success_url: `${back}&added=1`,
      cancel_url: back,
      expires_at,
    });
    await updateSetupPage(db, { id, ...page });
    return page.url;
  } catch (error) {
    if (error instanceof PaymentError && error.kind === 'refused')
      await endSetup(db, { id, state: 'expired' });
    throw error;
  }
}

/** Asked by two at once, the service answers both the same. */
async function customerOf(platform: Platform, payments: Payments, user_id: string): Promise<string> {
  const known = await findCustomer(platform.db, user_id);
  if (known !== null) return known;
  const customer_id = await payments.openCustomer(user_id);
  await updateCustomer(platform.db, { user_id, customer_id });
  return (await findCustomer(platform.db, user_id)) ?? customer_id;
}
