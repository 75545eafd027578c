// Owns the reactions of levels to events: other tier rules, who joins and leaves, and changes that the person is to be shown.
import { levelLowered, levelReached } from '@stagepass/contract/levels/events.ts';
import {
  memberJoined,
  memberLeft,
  tierChanged,
  tierRulesChanged,
} from '@stagepass/contract/memberships/events.ts';
import type { Tx } from '#platform/db/db.ts';
import { onEvent } from '#platform/domain.ts';
import type { Platform } from '#platform/platform.ts';
import { refreshEntries } from './boards.store.ts';
import { noteChange } from './changes.store.ts';
import { regrantTiers } from './jobs.ts';
import type { LevelChangeRow } from './tables.ts';
import { lockTotals } from './xp.store.ts';

type Member = { club_id: string; user_id: string };

/** On the boards as long as they are a member. */
async function refreshMember(platform: Platform, tx: Tx, { club_id, user_id }: Member): Promise<void> {
  await lockTotals(tx, club_id, [user_id]);
  await refreshEntries(tx, club_id, [user_id], platform.clock.now());
}

/** `at` is when it happened, which may be a while before it is handled; events of the release before do not say. */
async function note(
  platform: Platform,
  tx: Tx,
  { at, ...change }: Omit<LevelChangeRow, 'created_at'> & { at: string | undefined },
): Promise<void> {
  const created_at = at === undefined ? platform.clock.now() : new Date(at);
  await noteChange(tx, { ...change, created_at });
  const { user_id, club_id } = change;
  tx.afterCommit(() => platform.realtime.toUser(user_id, 'levelChanged', { club_id }));
}

type Levelled = Member & { level: number; from?: number | undefined; at?: string | undefined };

function noteLevel(platform: Platform, tx: Tx, { level, from, at, ...member }: Levelled): Promise<void> {
  const { club_id, user_id } = member;
  const from_rank = from ?? level - 1;
  return note(platform, tx, {
    club_id,
    user_id,
    kind: 'level',
    from_rank,
    to_rank: level,
    to_name: null,
    at,
  });
}

export const handlers = [
  onEvent('levels.regrant-tiers', tierRulesChanged, (platform, tx, { club_id }) =>
    platform.jobs.queue(tx, regrantTiers.name, { club_id }, { key: club_id }),
  ),
  onEvent('levels.onto-boards', memberJoined, refreshMember),
  onEvent('levels.off-boards', memberLeft, refreshMember),
  onEvent('levels.note-level-reached', levelReached, noteLevel),
  onEvent('levels.note-level-lowered', levelLowered, noteLevel),
  onEvent('levels.note-tier-changed', tierChanged, (platform, tx, { club_id, user_id, from, to, at }) =>
    note(platform, tx, {
      club_id,
      user_id,
      kind: 'tier',
      from_rank: from?.rank ?? 0,
      to_rank: to?.rank ?? 0,
      to_name: to?.name ?? null,
      at,
    }),
  ),
];
