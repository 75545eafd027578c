// Owns how tests get designs and copies of them: written straight into the tables or made by the domain, without pictures.
import type { DesignState, ItemKind, ItemOrigin } from '@stagepass/contract/items/shapes.ts';
import type { Minted } from '#domains/items/public/item.ts';
import { mintItems } from '#domains/items/public/mint-items.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { TestApp } from './test-app.ts';

export interface WantedDesign {
  club_id: string;
  name?: string;
  kind?: ItemKind;
  quality?: string;
  edition_size?: number | null;
  held_back?: number;
  transferable?: boolean;
  state?: DesignState;
  redeem?: { place?: string; from?: Date; until?: Date; transfer_closes_at?: Date };
}

/** Answers its id. */
export async function putDesign(app: TestApp, wanted: WantedDesign): Promise<string> {
  const { platform } = app;
  const id = newId(platform);
  const now = platform.clock.now();
  const { redeem } = wanted;
  await platform.db.query({
    text: `insert into item_designs (id, club_id, name, quality, kind, edition_size, held_back, transferable, state,
        redeem_place, redeem_from, redeem_until, transfer_closes_at, created_by, created_at, changed_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $2, $14, $14)`,
    values: [
      id,
      wanted.club_id,
      wanted.name ?? `Design ${id.slice(-4)}`,
      wanted.quality ?? 'rare',
      wanted.kind ?? (redeem === undefined ? 'collectible' : 'ticket'),
      wanted.edition_size ?? null,
      wanted.held_back ?? 0,
      wanted.transferable ?? true,
      wanted.state ?? 'live',
      redeem === undefined ? null : (redeem.place ?? 'Paper Hall'),
      redeem?.from ?? null,
      redeem?.until ?? null,
      redeem?.transfer_closes_at ?? redeem?.from ?? null,
      now,
    ],
  });
  return id;
}

/** A copy for each of these people, in that order. */
export async function putItems(
  app: TestApp,
  designId: string,
  userIds: readonly string[],
  origin: ItemOrigin = 'grant',
): Promise<Minted[]> {
  const { platform } = app;
  return platform.db.transaction((tx) =>
    mintItems(platform, tx, {
      holders: userIds.map((user_id) => ({ user_id, design_id: designId })),
      origin,
      at: platform.clock.now(),
    }),
  );
}

export async function putItem(app: TestApp, designId: string, userId: string): Promise<Minted> {
  return (await putItems(app, designId, [userId]))[0] as Minted;
}

let keys = 0;

/** For calls that must carry a key of their own. */
export function keyed<As extends { headers?: Record<string, string> }>(as: As): As {
  keys += 1;
  return { ...as, headers: { ...as.headers, 'idempotency-key': `test-key-${keys}` } };
}
