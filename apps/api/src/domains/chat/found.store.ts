// Owns the SQL of the search: conversations by the name of a channel, a club or the other person, and messages by their words.
import type { Executor } from '#platform/db/executor.ts';
import type { KeyPage } from '#platform/paging/keyset.ts';
import { apartInChannel, outInChannel } from './hidings.store.ts';

export async function listNamedConversations(
  tx: Executor,
  given: { viewer_id: string; q: string; limit: number },
): Promise<string[]> {
  const like = `%${given.q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await tx.query<{ id: string }>({
    text: `(select v.id, r.last_at from conversation_readers r join conversations v on v.id = r.conversation_id
        join user_standing p on p.user_id = case when v.user_a = $1 then v.user_b else v.user_a end
        where r.user_id = $1 and r.box = 'main' and (lower(p.display_name) like $2 or p.user_name like $2)
        order by r.last_at desc limit $3)
      union all
      (select v.id, v.last_at from member_standing s join club_facts c on c.id = s.club_id and c.closed_at is null
        join conversations v on v.club_id = s.club_id and v.kind in ('channel', 'broadcast')
        where s.user_id = $1 and (lower(c.name) like $2 or lower(v.name) like $2) order by v.last_at desc limit $3)
      order by last_at desc limit $3`,
    values: [given.viewer_id, like, given.limit],
  });
  return rows.map(({ id }) => id);
}

/** What is looked for: words by their beginnings, or, where there are any, patterns that the whole text has to match. */
export interface Sought {
  viewer_id: string;
  search: string;
  insides: readonly string[];
}

// The class of letters is the one of the index `messages_inside`: without it the index would not be used. The first pattern is the one
// that the index looks up.
const inside = `m.text ~ '[\u0E00-\u0EFF\u1000-\u109F\u1100-\u11FF\u1780-\u17FF\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7AF]'
        and lower(m.text) like $2 and lower(m.text) like all ($3::text[])`;
const begins = `to_tsvector('simple', m.text) @@ to_tsquery('simple', $2) and $3::text[] is not null`;

/**
 * $1 the viewer, $2 and $3 what is looked for. Everything that the viewer may not see is left out here, before the page is cut: a page
 * that is cut first would be shorter by as many messages as the viewer must not know of.
 */
const found = ({ insides }: Sought) => `${insides.length === 0 ? begins : inside}
        and m.removed_at is null and m.hidden_at is null and not ${apartInChannel('$1', 'm.author_id')}
        and not ${outInChannel('$1', { id: 'm.author_id', out: 'u.out_of_sight' })}`;

const places = `from messages m join conversations v on v.id = m.conversation_id join user_standing u on u.user_id = m.author_id`;

function soughtValues({ viewer_id, search, insides: [first = search, ...others] }: Sought): unknown[] {
  return [viewer_id, first, others];
}

/** Shown messages in one conversation that hold all of these words, latest first. */
export async function listFoundIn(
  tx: Executor,
  at: { conversation_id: string } & Sought & KeyPage<{ created_at: Date; id: string }>,
): Promise<{ id: string; created_at: Date }[]> {
  const { rows } = await tx.query<{ id: string; created_at: Date }>({
    text: `select m.id, m.created_at ${places}
      where m.conversation_id = $4 and ${found(at)}
        and ($5::timestamptz is null or (m.created_at, m.id) < ($5, $6::uuid))
      order by m.created_at desc, m.id desc limit $7`,
    values: [
      ...soughtValues(at),
      at.conversation_id,
      at.after?.created_at ?? null,
      at.after?.id ?? null,
      at.limit,
    ],
  });
  return rows;
}

/**
 * The same in everything that lies in the viewer's list: their own conversations, and channels of their clubs; of those with a condition
 * the ones in `readable`.
 */
export async function listFoundEverywhere(
  tx: Executor,
  at: { readable: readonly string[]; limit: number } & Sought,
): Promise<{ id: string; conversation_id: string }[]> {
  const { rows } = await tx.query<{ id: string; conversation_id: string }>({
    text: `select m.id, m.conversation_id ${places}
      where ${found(at)}
        and m.conversation_id in (
          select r.conversation_id from conversation_readers r where r.user_id = $1 and r.box in ('main', 'requests')
          union all
          select c.id from member_standing s
          join club_facts f on f.id = s.club_id and f.closed_at is null
            and (f.suspended_at is null or s.order_role <> 'member')
          join conversations c on c.club_id = s.club_id and c.kind in ('channel', 'broadcast')
          where s.user_id = $1 and (c.read_condition is null or s.order_role <> 'member' or c.id = any ($4::uuid[])))
      order by m.created_at desc, m.id desc limit $5`,
    values: [...soughtValues(at), at.readable, at.limit],
  });
  return rows;
}
