// Owns the lists of who follows somebody and whom somebody follows, newest first, as far as that person shows them.
import { followsHidden } from '@stagepass/contract/users/errors.ts';
import type { ListedPerson } from '@stagepass/contract/users/shapes.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Page } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { loadProfileFor } from '../access.ts';
import { byFollow, type FollowSide, listFollows as listFollowRows, listRelations } from '../follows.store.ts';
import { presentListed, profileShows } from '../views.ts';

const PAGE = 30;

export async function listFollows(
  platform: Platform,
  actor: Actor,
  asked: { id: string; side: FollowSide; cursor: string | undefined },
): Promise<Page<ListedPerson>> {
  const { profile, standing } = await loadProfileFor(actor, platform.db, asked.id);
  if (!profileShows(actor, profile, standing).follow_lists || standing?.blocked === true) fail(followsHidden);
  const viewerId = actor.kind === 'user' ? actor.user_id : null;
  const of = { side: asked.side, user_id: profile.id, viewer_id: viewerId };
  const { rows, next_cursor } = await byFollow.page({ cursor: asked.cursor, limit: PAGE }, (page) =>
    listFollowRows(platform.db, of, page),
  );
  const others = rows.map((row) => row.id).filter((id) => id !== viewerId);
  const standings = viewerId === null ? new Map() : await listRelations(platform.db, viewerId, others);
  return {
    data: rows.map((row) => presentListed(platform, actor, row, standings.get(row.id) ?? null)),
    next_cursor,
  };
}
