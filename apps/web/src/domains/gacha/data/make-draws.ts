// Opening packs: asked with a key that is kept until the answer is known, so that a lost answer never pays twice.
import { randomUuid } from '@stagepass/base/random-id.ts';
import type { DrawReceipt, GachaPool } from '@stagepass/contract/gacha/shapes.ts';
import type { ItemDesignCard } from '@stagepass/contract/items/shapes.ts';
import type { QueryClient } from '@tanstack/react-query';
import { invalidateItems } from '#domains/items/public/invalidate.ts';
import { invalidateLedger, invalidateWallet } from '#domains/ledger/public/invalidate.ts';
import { invalidateTokens } from '#domains/tokens/public/invalidate.ts';
import { call } from '#platform/api/api.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { type DrawAsk, dropDraw, keepDraw, readKeptDraw } from '../model/kept-draw.ts';
import { changePool, poolKey } from './pool.ts';
import { fetchProof, ownDrawsKey } from './proofs.ts';

export interface Opened {
  readonly receipt: DrawReceipt;
  readonly designs: ReadonlyMap<string, ItemDesignCard>;
}

const stillOpen = new Set(['idempotency-in-flight', 'too-many-requests']);

/** No answer, or one that does not say whether it was made: the same may be asked again with its key. */
export function isUnknown(error: unknown): boolean {
  if (!isApiError(error)) return true;
  return error.status === 0 || error.status >= 500 || stillOpen.has(error.code);
}

/** An answer to what was asked before a new version came names items that this pool no longer shows. */
async function designsOf(pool: GachaPool, receipt: DrawReceipt): Promise<Opened['designs']> {
  const known = new Map(pool.version?.entries.map(({ design }) => [design.id, design]));
  const [first] = receipt.draws;
  if (first === undefined || receipt.draws.every(({ design_id }) => known.has(design_id))) return known;
  const proof = await fetchProof(first.id);
  return new Map(proof.designs.map((design) => [design.id, design]));
}

export interface DrawCall {
  readonly client: QueryClient;
  readonly userId: string;
  readonly pool: GachaPool;
  readonly ask: DrawAsk;
}

/** Pays and opens. Fetched with the sheets and the reveal, whose buttons pay: a pack's first screen does without. */
export async function makeDraws({ client, userId, pool, ask }: DrawCall): Promise<Opened> {
  const { id } = pool;
  const before = readKeptDraw(userId, id);
  const kept = before ?? { key: randomUuid(), ask, asked_ms: Date.now() };
  keepDraw(userId, id, kept);
  try {
    const { data } = await call(
      'POST /gacha/:id/draws',
      { params: { id }, body: kept.ask },
      { idempotencyKey: kept.key },
    );
    dropDraw(userId, id);
    renew(client, id, data);
    return { receipt: data, designs: await designsOf(pool, data) };
  } catch (error) {
    if (!isUnknown(error)) dropDraw(userId, id);
    void client.invalidateQueries({ queryKey: poolKey(id) });
    void invalidateWallet(client);
    throw error;
  }
}

function renew(client: QueryClient, id: string, receipt: DrawReceipt): void {
  const { pity, left_today, closed, draws } = receipt;
  const nonce = (draws.at(-1)?.nonce ?? -1) + 1;
  changePool(client, id, (old) => ({
    ...old,
    ...(closed ? { state: 'closed' as const, cannot_because: 'closed' as const } : {}),
    viewer: old.viewer && {
      ...old.viewer,
      ...{ pity, left_today },
      commitment: old.viewer.commitment && { ...old.viewer.commitment, nonce },
    },
  }));
  for (const queryKey of [poolKey(id), ownDrawsKey(id)]) void client.invalidateQueries({ queryKey });
  void invalidateLedger(client);
  if (receipt.asset === 'token') void invalidateTokens(client);
  void invalidateItems(client);
}
