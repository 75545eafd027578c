// Owns the list of a club's pools, a page at a time.
import type { GachaPoolCard, PoolState } from '@stagepass/contract/gacha/shapes.ts';
import { loadItemClubs } from '#domains/items/public/present-items.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { isStaff } from '#domains/memberships/public/may.ts';
import type { Actor } from '#platform/http/actor.ts';
import { isId } from '#platform/ids/new-id.ts';
import { isKeptTime, refuseCursor } from '#platform/paging/time-key.ts';
import type { Platform } from '#platform/platform.ts';
import { listPoolRows, listVersions, type PoolKey } from '../pools.store.ts';
import { presentPoolCard } from '../views.ts';

const FOR_ALL: readonly PoolState[] = ['open', 'announced', 'closed'];

export interface PoolsAsked {
  readonly state?: PoolState | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export async function listPools(
  platform: Platform,
  actor: Actor,
  clubId: string,
  asked: PoolsAsked,
): Promise<{ data: GachaPoolCard[]; next_cursor: string | null }> {
  const { db } = platform;
  const { club, standing } = await loadClubFor(platform, db, actor, clubId, 'see-inside');
  const visible = isStaff(standing) ? [...FOR_ALL, 'draft' as const] : FOR_ALL;
  const states = visible.filter((state) => asked.state === undefined || asked.state === state);
  const rows = await listPoolRows(db, {
    club_id: club.id,
    states,
    after: readKey(asked.cursor),
    limit: asked.limit + 1,
  });
  const shown = rows.slice(0, asked.limit);
  const versions = await listVersions(
    db,
    shown.flatMap((row) => [row.version_id, row.next_version_id]),
  );
  const card = (await loadItemClubs(platform, db, [club.id])).get(club.id);
  const last = shown.at(-1);
  return {
    data: shown.flatMap((row) =>
      card === undefined
        ? []
        : [
            presentPoolCard(platform, row, {
              club: card,
              version: versions.get(row.version_id ?? ''),
              next: versions.get(row.next_version_id ?? ''),
            }),
          ],
    ),
    next_cursor: rows.length > asked.limit && last !== undefined ? writeKey(last) : null,
  };
}

function writeKey({ rank, created_at, id }: PoolKey): string {
  return `${rank}.${created_at.getTime().toString(36)}.${id}`;
}

function readKey(cursor: string | undefined): PoolKey | undefined {
  if (cursor === undefined) return undefined;
  const [rank = '', time = '', id = '', ...rest] = cursor.split('.');
  const created_at = new Date(Number.parseInt(time, 36));
  if (rest.length > 0 || !/^[1-4]$/.test(rank) || !isId(id) || !isKeptTime(created_at)) return refuseCursor();
  return { rank: Number(rank), created_at, id };
}
