// Owns what the market reads of sellers by the views of their domains: who cannot sell any more.
import { type Executor, prepared } from '#platform/db/executor.ts';
import type { Asked } from '#platform/jobs/due-items.ts';

/** Suspended, hidden, on the way out or gone; or banned from the club. */
const out = (seller: string, club: string) => `(
  not exists (select from user_standing u where u.user_id = ${seller} and not u.out_of_sight)
  or exists (select from member_bans b where b.user_id = ${seller} and b.club_id = ${club}))`;

const isOut = prepared<{ is_out: boolean }>(
  'market-seller-out',
  `select ${out('$1::uuid', '$2::uuid')} as is_out`,
);

export async function isSellerOut(
  tx: Executor,
  { seller_id, club_id }: { seller_id: string; club_id: string },
): Promise<boolean> {
  return (await isOut(tx, [seller_id, club_id]))[0]?.is_out ?? true;
}

/** Who has something up though they cannot sell any more, and where. */
export async function listSellersOut(
  tx: Executor,
  { limit, except }: Asked,
): Promise<{ seller_id: string; club_id: string }[]> {
  const { rows } = await tx.query<{ seller_id: string; club_id: string }>({
    text: `select distinct l.seller_id, l.club_id from listings l
      where l.kind = 'resale' and l.state in ('open', 'paused') and ${out('l.seller_id', 'l.club_id')}
        and l.seller_id || '/' || l.club_id <> all($2::text[])
      order by 1, 2 limit $1`,
    values: [limit, except],
  });
  return rows;
}
