// Owns the making of a standing out of a membership row, or out of none.
import type { Actor } from '#platform/http/actor.ts';
import type { Standing } from './public/standing.ts';
import type { StandingRow } from './standing.store.ts';

export function standingFrom(
  actor: Actor,
  clubId: string,
  row: StandingRow | undefined,
  now: Date,
): Standing {
  const user = actor.kind === 'user' ? actor : undefined;
  const active = row?.state === 'active';
  return {
    club_id: clubId,
    user_id: user?.user_id ?? null,
    role: user === undefined ? 'visitor' : active ? (row.role ?? 'guest') : 'guest',
    scopes: active && row.role === 'admin' ? (row.scopes ?? []) : [],
    operator: user?.operator ?? false,
    muted_until:
      row !== undefined && row.muted_until !== null && row.muted_until > now ? row.muted_until : null,
    banned: (row?.banned_at ?? null) !== null,
    number: row?.number ?? null,
    joined_at: active ? row.joined_at : null,
    tier: tierOf(row),
    subscribed: active && row.subscribed === true,
  };
}

export function tierOf(
  row: Pick<StandingRow, 'tier_id' | 'tier_rank' | 'tier_name' | 'tier_hue'> | undefined,
): Standing['tier'] {
  if (row === undefined || row.tier_id === null) return null;
  return { id: row.tier_id, rank: row.tier_rank ?? 0, name: row.tier_name ?? '', hue: row.tier_hue ?? 0 };
}
