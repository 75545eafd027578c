// Owns codes to be read out: made for whoever is signed in, good once and for two minutes.
import { assert } from '@stagepass/base/assert.ts';
import { showTypedCode, typedCodeOf } from '@stagepass/base/redeem-code.ts';
import { itemNotFound } from '@stagepass/contract/items/errors.ts';
import { notRedeemable } from '@stagepass/contract/redemption/errors.ts';
import type { TypedCode } from '@stagepass/contract/redemption/shapes.ts';
import { loadDesigns, loadItems } from '#domains/items/public/load-items.ts';
import { requireFree } from '#domains/items/public/transfer.rules.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { hashTypedCode } from '../read-code.ts';
import { insertTypedCode } from '../scans.store.ts';

const GOOD_FOR_MS = 120_000;
const TRIES = 5;

export type Wanted = { kind: 'item'; item_id: string } | { kind: 'pass' };

export async function makeTypedCode(platform: Platform, actor: Actor, wanted: Wanted): Promise<TypedCode> {
  const { user_id } = signedIn(actor);
  if (wanted.kind === 'item') await requireRedeemable(platform.db, user_id, wanted.item_id);
  const made_at = platform.clock.now();
  const expires_at = new Date(made_at.getTime() + GOOD_FOR_MS);
  const subject_id = wanted.kind === 'item' ? wanted.item_id : user_id;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const code = typedCodeOf(platform.dice.bytes(32));
    if (code === undefined) continue;
    const row = { hash: hashTypedCode(code), kind: wanted.kind, subject_id, user_id, made_at, expires_at };
    if (await insertTypedCode(platform.db, row))
      return { code: showTypedCode(code), expires_at: expires_at.toISOString() };
  }
  assert(false, 'five codes in a row were taken');
}

async function requireRedeemable(db: Executor, userId: string, itemId: string): Promise<void> {
  const item = (await loadItems(db, [itemId])).get(itemId);
  if (item === undefined) return fail(itemNotFound);
  requireFree(item, userId);
  const design = (await loadDesigns(db, [item.design_id])).get(item.design_id);
  if (design === undefined || design.redeem_place === null) fail(notRedeemable);
}
