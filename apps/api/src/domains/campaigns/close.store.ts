// Owns the SQL of a campaign's close: who is left out, the entrants' list, and what is left of somebody who has gone.
import { type Executor, prepared } from '#platform/db/executor.ts';
import { whole } from '#platform/paging/key-columns.ts';
import { keyset, type PageOf } from '#platform/paging/keyset.ts';
import type { PartRow } from './tables.ts';

/** Those who run a club of it by now, and accounts younger than `born_before`. */
export async function leaveOut(tx: Executor, of: { campaign_id: string; born_before: Date }): Promise<void> {
  await tx.query({
    text: `update campaign_parts p set left_out = 'staff' from campaign_clubs a join member_standing s on s.club_id = a.club_id
      where p.campaign_id = $1 and p.left_out is null and a.campaign_id = $1 and a.answer = 'accepted'
        and s.user_id = p.user_id and s.role in ('admin', 'owner')`,
    values: [of.campaign_id],
  });
  await tx.query({
    text: `update campaign_parts p set left_out = 'account-age' from user_ages u
      where p.campaign_id = $1 and p.left_out is null and u.user_id = p.user_id and u.created_at > $2`,
    values: [of.campaign_id, of.born_before],
  });
}

const inDraw = 'campaign_id = $1 and ticket is not null and left_out is null';
const entries = prepared<{ number: number; client_seed: string }>(
  'campaigns-entries',
  `select ticket as number, client_seed from campaign_parts where ${inDraw} order by ticket`,
);

/** All tickets in the draw, by number. */
export async function listEntries(
  tx: Executor,
  campaignId: string,
): Promise<{ number: number; client_seed: string }[]> {
  return entries(tx, [campaignId]);
}

export const byNumber = keyset({ number: whole() });

const page = prepared<{ number: number; client_seed: string }>(
  'campaigns-entries-page',
  `select ticket as number, client_seed from campaign_parts where ${inDraw} and ticket > $2 order by ticket limit $3`,
);

export async function listEntriesPage(
  tx: Executor,
  campaignId: string,
  { after, limit }: PageOf<typeof byNumber>,
): Promise<{ number: number; client_seed: string }[]> {
  return page(tx, [campaignId, after?.number ?? 0, limit]);
}

const withTickets = prepared<{ id: string; ticket: number }>(
  'campaigns-parts-of-tickets',
  'select id, ticket from campaign_parts where campaign_id = $1 and ticket = any($2::int[])',
);

export async function listPartsOfTickets(
  tx: Executor,
  campaignId: string,
  tickets: readonly number[],
): Promise<Map<number, string>> {
  return new Map((await withTickets(tx, [campaignId, tickets])).map(({ id, ticket }) => [ticket, id]));
}

const top = prepared<Pick<PartRow, 'id'>>(
  'campaigns-top',
  `select id from campaign_parts where campaign_id = $1 and user_id is not null and left_out is null and done >= $2
   order by done desc, reached_at, id limit $3`,
);

export async function listTop(
  tx: Executor,
  of: { campaign_id: string; needs: number; limit: number },
): Promise<string[]> {
  return (await top(tx, [of.campaign_id, of.needs, of.limit])).map((row) => row.id);
}

/**
 * What waited for somebody who is left out at the close goes to whoever was next: of rewards for all with a total, and for the first. The
 * next are those who had done enough and came too late, in the order in which they got there.
 */
export async function passOnPrizes(
  tx: Executor,
  of: { campaign_id: string; missions: number; at: Date },
): Promise<void> {
  await tx.query({
    text: `with lapsed as (
        select z.id, z.reward_id, row_number() over (partition by z.reward_id order by z.place) as nth
        from campaign_prizes z join campaign_parts p on p.id = z.part_id
        where z.campaign_id = $1 and z.handed_at is null and p.left_out is not null),
      next as (
        select r.id as reward_id, p.id as part_id,
          row_number() over (partition by r.id order by enough.at, p.id) as nth
        from campaign_rewards r
        join campaign_parts p on p.campaign_id = $1 and p.user_id is not null and p.left_out is null
          and p.done >= coalesce(r.needs, $2)
        cross join lateral (
          select d.at from campaign_deeds d where d.campaign_id = $1 and d.user_id = p.user_id
          order by d.at offset coalesce(r.needs, $2) - 1 limit 1) enough
        where r.campaign_id = $1 and r.way in ('all', 'first') and r.id in (select reward_id from lapsed)
          and not exists (select from campaign_prizes z where z.reward_id = r.id and z.part_id = p.id))
      update campaign_prizes z set part_id = next.part_id, due_at = $3
      from lapsed join next on next.reward_id = lapsed.reward_id and next.nth = lapsed.nth
      where z.id = lapsed.id`,
    values: [of.campaign_id, of.missions, of.at],
  });
}

/** What waited to be handed over to somebody who is left out at the close, and that nobody is next for: it lapses. */
export async function lapsePrizes(tx: Executor, of: { campaign_id: string; at: Date }): Promise<void> {
  await tx.query({
    text: `update campaign_prizes z set handed_at = $2 from campaign_parts p
      where z.campaign_id = $1 and z.handed_at is null and p.id = z.part_id and p.left_out is not null`,
    values: [of.campaign_id, of.at],
  });
}
