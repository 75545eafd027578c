// Owns what items put into the running order on Home: tickets whose evening is today or tomorrow.
import { assert } from '@stagepass/base/assert.ts';
import { localDay } from '@stagepass/base/local-day.ts';
import type { TicketLine } from '@stagepass/contract/items/today.ts';
import type { TodayViewer } from '#domains/subjects/public/today.ts';
import { prepared } from '#platform/db/executor.ts';
import type { Platform } from '#platform/platform.ts';
import { presentDesigns } from './public/present-items.ts';

const HOUR_MS = 3_600_000;
const MOST = 4;

interface TicketsRow {
  design_id: string;
  item_id: string;
  copies: number;
  used: number;
  at: Date;
  time_zone: string;
}

/** By the index of the holder; a show that began stays for some hours. */
const tickets = prepared<TicketsRow>(
  'items-today',
  `select i.design_id, (array_agg(i.id order by i.state, i.number))[1] as item_id, count(*)::int as copies,
     (count(*) filter (where i.state = 'redeemed'))::int as used,
     min(coalesce(d.redeem_starts_at, d.redeem_from)) as at, min(c.time_zone) as time_zone
   from items i join item_designs d on d.id = i.design_id and d.redeem_place is not null
   join club_facts c on c.id = d.club_id
   where i.holder_id = $1 and i.kind = 'ticket' and i.state in ('held', 'redeemed')
     and coalesce(d.redeem_starts_at, d.redeem_from) between $2 and $3
     and (d.redeem_until is null or d.redeem_until > $4)
   group by i.design_id order by at, i.design_id limit ${MOST}`,
);

export async function ticketsToday(platform: Platform, { user_id, now }: TodayViewer): Promise<TicketLine[]> {
  const [from, until] = [new Date(now.getTime() - 6 * HOUR_MS), new Date(now.getTime() + 36 * HOUR_MS)];
  const rows = await tickets(platform.db, [user_id, from, until, now]);
  if (rows.length === 0) return [];
  const designs = await presentDesigns(
    platform,
    platform.db,
    rows.map(({ design_id }) => design_id),
  );
  return rows.flatMap((row): TicketLine[] => {
    const design = designs.get(row.design_id);
    if (design === undefined) return [];
    const { id, name, quality, kind, picture, club, redeemable } = design;
    assert(redeemable !== null, 'the list asks for designs with a place');
    const isToday = localDay(row.at, row.time_zone) === localDay(now, row.time_zone);
    const left_ms = row.at.getTime() - now.getTime();
    return [
      {
        kind: 'ticket',
        key: `ticket:${row.design_id}`,
        subject: { kind: 'design', id: row.design_id },
        at: row.at.toISOString(),
        urgency: left_ms < 3 * HOUR_MS ? 'soon' : isToday ? 'today' : 'later',
        done: row.used === row.copies,
        item_id: row.item_id,
        design: { id, name, quality, kind, picture, club },
        terms: redeemable,
        count: row.copies,
      },
    ];
  });
}
