// Owns the reading of one copy, and of where it has been.
import { itemNotFound } from '@stagepass/contract/items/errors.ts';
import type { ItemDetails, ProvenanceStep } from '@stagepass/contract/items/shapes.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Page } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { loadItemToSee } from '../access.ts';
import { bySeq, listSteps } from '../copies.store.ts';
import { loadHolders, presentItems } from '../public/present-items.ts';
import { tokensOfCopies } from '../public/tokens-slot.ts';
import type { ItemEventRow } from '../tables.ts';

const FIRST_STEPS = 10;
const PAGE = 30;

export async function getItem(platform: Platform, actor: Actor, id: string): Promise<ItemDetails> {
  const { item, design } = await loadItemToSee(platform, platform.db, actor, id);
  const [view] = await presentItems(platform, platform.db, actor, [item]);
  if (view === undefined) return fail(itemNotFound);
  const { rows, next_cursor } = await bySeq.page({ limit: FIRST_STEPS }, (page) =>
    listSteps(platform.db, id, page),
  );
  return {
    ...view,
    description: design.description,
    token: (await tokensOfCopies.read()(platform.db, [id])).get(id) ?? null,
    provenance: await presentSteps(platform, actor, rows),
    provenance_cursor: next_cursor,
  };
}

export async function listProvenance(
  platform: Platform,
  actor: Actor,
  id: string,
  cursor: string | undefined,
): Promise<Page<ProvenanceStep>> {
  await loadItemToSee(platform, platform.db, actor, id);
  const { rows, next_cursor } = await bySeq.page({ cursor, limit: PAGE }, (page) =>
    listSteps(platform.db, id, page),
  );
  return { data: await presentSteps(platform, actor, rows), next_cursor };
}

async function presentSteps(
  platform: Platform,
  actor: Actor,
  steps: readonly ItemEventRow[],
): Promise<ProvenanceStep[]> {
  const people = await loadHolders(
    platform,
    platform.db,
    actor,
    steps.flatMap((step) => [step.from_id ?? [], step.to_id ?? []].flat()),
  );
  return steps.map((step) => ({
    seq: step.seq,
    event: step.event,
    at: step.at.toISOString(),
    from: people.get(step.from_id ?? '') ?? null,
    to: people.get(step.to_id ?? '') ?? null,
    price_cents: step.price,
    cause:
      step.cause_kind === null || step.cause_id === null
        ? null
        : { kind: step.cause_kind, id: step.cause_id },
  }));
}
