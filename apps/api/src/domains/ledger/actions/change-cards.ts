// Owns what a fan does with a saved card: removes it, or makes it the one that is charged.
import { cardNotFound } from '@stagepass/contract/ledger/errors.ts';
import { isId } from '@stagepass/contract/shapes.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import {
  type CardRow,
  deleteCard,
  ensureDefault,
  findCard,
  lockCardOwner,
  moveDefault,
} from '../cards.store.ts';

/** What was asked of it before and is not sent yet fails; what is sent ends as it ends. */
export async function removeCard(platform: Platform, actor: SignedIn, id: string): Promise<void> {
  await withCard(platform, actor, id, async (tx, card) => {
    await deleteCard(tx, card.id);
    await ensureDefault(tx, card);
    const { method_id } = card;
    if (method_id !== null)
      await platform.jobs.queue(tx, 'ledger.detach-card', { method_id }, { key: method_id });
  });
}

export async function setDefaultCard(platform: Platform, actor: SignedIn, id: string): Promise<void> {
  await withCard(platform, actor, id, (tx, card) => moveDefault(tx, card));
}

async function withCard(
  platform: Platform,
  { user_id }: SignedIn,
  id: string,
  act: (tx: Tx, card: CardRow) => Promise<void>,
): Promise<void> {
  if (!isId(id)) fail(cardNotFound);
  await platform.db.transaction(async (tx) => {
    await lockCardOwner(tx, { user_id, at: platform.clock.now() });
    const card = await findCard(tx, { id, user_id });
    if (card === undefined) return fail(cardNotFound);
    await act(tx, card);
  });
}
