// Owns the list that staff choose from when they give out copies: the club's members by name, without its staff.
import type { GrantReceiver } from '@stagepass/contract/items/design-shapes.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Page, PageAsked } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { byName, listReceiversOfClub } from '../people.store.ts';
import { designFor } from '../public/design-for.ts';

/** Asked for by whoever sells: the list of members itself is for those who manage members. */
export async function listGrantReceivers(
  platform: Platform,
  actor: Actor,
  designId: string,
  { q = '', ...asked }: PageAsked & { q?: string | undefined },
): Promise<Page<GrantReceiver>> {
  const { club } = await designFor(platform, platform.db, actor, designId, 'manage-sales');
  const { rows, next_cursor } = await byName.page(asked, (page) =>
    listReceiversOfClub(platform.db, { club_id: club.id, q: q.replace(/^@/, '') }, page),
  );
  const people = await loadUserCards(
    platform,
    platform.db,
    rows.map((row) => row.user_id),
  );
  const data = rows.flatMap(({ user_id, number, tier_name: name, tier_hue: hue, tier_rank: rank }) => {
    const user = people.get(user_id);
    const tier = name === null || hue === null || rank === null ? null : { name, hue, rank };
    return user === undefined ? [] : [{ user, number, tier }];
  });
  return { data, next_cursor };
}
