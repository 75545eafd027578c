// Owns what auctions put into the running order on Home: lots somebody bids in, outbid or leading, that end soon.
import type { LotLine } from '@stagepass/contract/auctions/today.ts';
import { loadDesigns } from '#domains/items/public/load-items.ts';
import { presentDesigns } from '#domains/items/public/present-items.ts';
import type { TodayViewer } from '#domains/subjects/public/today.ts';
import { prepared } from '#platform/db/executor.ts';
import type { Platform } from '#platform/platform.ts';
import { nextAmount } from './auction.rules.ts';
import type { AuctionRow } from './tables.ts';

const HOUR_MS = 3_600_000;
const MOST = 5;
/** Who leads is told only of what ends within a day: until then there is nothing to do. */
const LED_WITHIN_MS = 24 * HOUR_MS;

type BidIn = AuctionRow & { last_at: Date; leads: boolean };

const bidIn = prepared<BidIn>(
  'auctions-today',
  `select a.*, b.last_at, a.leader_id = $1 and a.leader_hold_id is not null as leads
   from auction_bidders b join auctions a on a.id = b.auction_id and a.state = 'live' and a.ends_at > $2
   join club_facts c on c.id = a.club_id and c.closed_at is null and c.suspended_at is null
   join item_design_facts d on d.id = a.design_id and d.hidden_at is null
   where b.user_id = $1 and (a.leader_id is distinct from $1 or a.ends_at < $3)
     and not exists (select from member_bans m where m.club_id = a.club_id and m.user_id = $1)
   order by leads, a.ends_at, a.id limit ${MOST}`,
);

export async function lotsToday(platform: Platform, { user_id, now }: TodayViewer): Promise<LotLine[]> {
  const { db } = platform;
  const rows = await bidIn(db, [user_id, now, new Date(now.getTime() + LED_WITHIN_MS)]);
  if (rows.length === 0) return [];
  const found = await loadDesigns(
    db,
    rows.map((row) => row.design_id),
  );
  const designs = await presentDesigns(platform, db, [...found.values()]);
  return rows.flatMap((row): LotLine[] => {
    const design = designs.get(row.design_id);
    if (design === undefined) return [];
    const { id, name, quality, kind, picture, club } = design;
    const left_ms = row.ends_at.getTime() - now.getTime();
    return [
      {
        kind: 'lot',
        key: `lot:${row.id}`,
        subject: { kind: 'auction', id: row.id },
        at: (row.leads ? row.last_at : row.ends_at).toISOString(),
        urgency: left_ms < 3 * HOUR_MS ? 'now' : 'soon',
        done: row.leads,
        auction_id: row.id,
        title: row.title,
        design: { id, name, quality, kind, picture, club },
        price_cents: row.price ?? row.start_amount,
        next_cents: nextAmount(row),
        ends_at: row.ends_at.toISOString(),
      },
    ];
  });
}
