// Owns the hottest read: a club's feed with the club and the reader's standing, in one prepared query. What is the same for
// all posts of a page (the club, its tiers, what the reader is there) comes once, with the first row.
import { isId } from '@stagepass/contract/shapes.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { type StandingAlong, standingAlong } from '#domains/memberships/public/standing-along.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';
import { type Key, STAFF_RANK } from './posts.rules.ts';
import { countColumns, ms, shown, time, unhidden } from './shown-posts.store.ts';
import type { ShownPostRow } from './tables.ts';

type ClubColumns = Pick<
  Club,
  'id' | 'handle' | 'name' | 'hue' | 'picture_small_key' | 'visibility' | 'posting'
> & { delete_after: string | null; closed_at: string | null; suspended_at: string | null };

/** Of the club and the reader; written as JSON, so that it costs one column. */
export interface FeedFacts extends ClubColumns, StandingAlong {
  /** All of the club: [id, rank, name, hue]. */
  tiers: [string, number, string, number][] | null;
  muted_terms: string[] | null;
}

type FromClub = 'club_id' | 'club_handle' | 'club_name' | 'club_hue' | 'club_picture_key' | 'club_posting';
type FromFacts =
  | FromClub
  | 'club_visibility'
  | 'club_away'
  | 'my_role'
  | 'my_rank'
  | 'my_mute_ms'
  | 'muted_terms';
type FromTiers =
  | `${'tier' | 'reply_tier' | 'author_tier'}_${'rank' | 'name' | 'hue'}`
  | 'created_ms'
  | 'publish_ms'
  | 'held'
  | 'hidden'
  | 'kept_ms';

/** A post of the feed, without what its club and its being out say already. */
export interface FeedRow extends Omit<ShownPostRow, FromFacts | FromTiers> {
  /** Ids of tiers that the author was granted. */
  author_grants: string | null;
}

interface FirstRow extends Omit<FeedRow, 'id'> {
  facts: FeedFacts | null;
  /** Null where the feed is empty and the row is there for the facts alone. */
  id: string | null;
}

// $1 reader, $2 club, $3 reader runs the instance, $4 and $5 key. Of a private club nothing comes out for strangers: that
// they may not is said by the permissions, and would be by this if those were forgotten.
const feed = (by: 'id' | 'handle', limit: number) => `with facts as materialized (
    select c.id, c.handle, c.name, c.hue, c.picture_small_key, c.visibility, c.posting, c.delete_after, c.closed_at,
      c.suspended_at, ${standingAlong.columns},
      (select json_agg(json_build_array(x.id, x.rank, x.name, x.hue)) from tier_facts x where x.club_id = c.id) as tiers,
      (select array_agg(w.folded) from user_muted_terms w where w.user_id = $1) as muted_terms
    from club_facts c ${standingAlong.from('$1')} where c.${by} = $2)
  select case when coalesce(p.position, 1) = 1 then (select row_to_json(x) from facts x) end as facts,
    p.id, s.sealed,
    case when not s.sealed then p.text end as text,
    case when not s.sealed and p.media <> '[]' then p.media end as media,
    case when not s.sealed then p.link end as link,
    case when not s.sealed and p.mentions <> '[]' then p.mentions end as mentions,
    case when not s.sealed then p.poll_id end as poll_id,
    p.teaser, p.audience, p.tier_id, p.reply_policy, p.reply_tier_id,
    ${ms('p.published_at')} as published_ms, ${ms('p.edited_at')} as edited_ms, ${ms('p.pinned_at')} as pinned_ms,
    ${countColumns},
    p.author_id, u.user_name, u.display_name, u.avatar_small_key, u.avatar_large_key, u.out_of_sight as author_out,
    m.role as author_role,
    (select string_agg(g.tier_id::text, ' ') from member_grants g
      where g.club_id = m.club_id and g.user_id = m.user_id) as author_grants,
    r.kind as my_reaction, b.user_id is not null as bookmarked
  from facts f
  left join lateral (
    select x.*, row_number() over (order by x.published_at desc, x.id desc) as position from (
      select p.* from posts p
      where p.club_id = f.id and ${shown} and (p.published_at, p.id) < (${time(4)}, $5::uuid) and ${unhidden}
        and (f.visibility = 'public' or f.state = 'active' or $3::bool)
      order by p.published_at desc, p.id desc limit ${limit}) x) p on true
  left join user_standing u on u.user_id = p.author_id
  left join post_counts n on n.post_id = p.id
  left join member_standing m on m.club_id = p.club_id and m.user_id = p.author_id
  left join tier_facts t on t.id = p.tier_id
  left join post_reactions r on r.post_id = p.id and r.user_id = $1
  left join bookmarks b on b.post_id = p.id and b.user_id = $1
  cross join lateral (select not (
    p.audience = 'public' or coalesce(p.author_id = $1, false) or $3
    or (coalesce(f.state = 'active', false) and (
      p.audience = 'members' or f.role = 'owner' or (f.role = 'admin' and f.scopes && array['moderate', 'all'])
      or coalesce(f.tier_rank, 0) >= coalesce(t.rank, ${STAFF_RANK})
      or (p.audience = 'subscribers' and (f.subscribed or f.role = 'admin'))))
  ) as sealed) s
  order by p.position`;

const made = new Map<string, ReturnType<typeof prepared<FirstRow>>>();

/** The number is written into the text: a plan for 'some limit' would be one for a tenth of all posts. */
function feedBy(by: 'id' | 'handle', limit: number) {
  const name = `posts-club-feed-by-${by}-${limit}`;
  const query = made.get(name) ?? prepared<FirstRow>(name, feed(by, limit));
  made.set(name, query);
  return query;
}

export interface FoundFeed {
  facts: FeedFacts;
  rows: FeedRow[];
}

/** Undefined where no club has this id or handle now. */
export async function findClubFeed(
  tx: Executor,
  given: { viewer_id: string | null; operator: boolean; club: string; before: Key; limit: number },
): Promise<FoundFeed | undefined> {
  const { viewer_id, operator, club, before, limit } = given;
  const [by, key] = isId(club) ? (['id', club] as const) : (['handle', club.toLowerCase()] as const);
  const rows = await feedBy(by, limit)(tx, [viewer_id, key, operator, before.at_ms, before.id]);
  const facts = rows[0]?.facts;
  if (facts == null) return undefined;
  return { facts, rows: rows.filter((row): row is FirstRow & { id: string } => row.id !== null) };
}
