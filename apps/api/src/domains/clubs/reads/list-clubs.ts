// Owns the list of clubs that everybody may find, by key.
import type { ClubCard } from '@stagepass/contract/clubs/shapes.ts';
import type { Interest } from '@stagepass/contract/users/shapes.ts';
import { isId } from '#platform/ids/new-id.ts';
import { refuseCursor, timeIn } from '#platform/paging/time-key.ts';
import type { Platform } from '#platform/platform.ts';
import { type ClubsPage, listPublicClubs } from '../clubs.store.ts';
import { presentClub } from '../public/present-club.ts';

export async function listClubs(
  platform: Platform,
  query: {
    sort: 'new' | 'trending';
    category?: Interest | undefined;
    cursor?: string | undefined;
    limit: number;
  },
): Promise<{ data: ClubCard[]; next_cursor: string | null }> {
  const { sort, category, limit } = query;
  const rows = await listPublicClubs(platform.db, {
    sort,
    category,
    after: afterOf(sort, query.cursor),
    limit: limit + 1,
  });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    data: shown.map((club) => presentClub(platform, club)),
    next_cursor: rows.length > limit && last !== undefined ? `${last.sort_value}~${last.id}` : null,
  };
}

function afterOf(sort: ClubsPage['sort'], cursor: string | undefined): ClubsPage['after'] {
  if (cursor === undefined) return undefined;
  const [text = '', id = '', ...rest] = cursor.split('~');
  const value = sort === 'new' ? timeIn(text) : trendIn(text);
  return value === undefined || !isId(id) || rest.length > 0 ? refuseCursor() : { value, id };
}

/** As the column keeps it: a number that it cannot hold would be an error there. */
function trendIn(text: string): string | undefined {
  const trend = text === '' ? Number.NaN : Math.fround(Number(text));
  return Number.isFinite(trend) ? String(trend) : undefined;
}
