// Owns what campaigns put into the running order on Home: one that closes soon and that the person is in, and a prize of theirs today.
import type { CampaignLine } from '@stagepass/contract/campaigns/today.ts';
import { loadItemClubs } from '#domains/items/public/present-items.ts';
import type { TodayViewer } from '#domains/subjects/public/today.ts';
import { prepared } from '#platform/db/executor.ts';
import type { Platform } from '#platform/platform.ts';

const HOUR_MS = 3_600_000;
const SOON_MS = 72 * HOUR_MS;
const MOST = 3;

interface TodayRow {
  id: string;
  club_id: string;
  title: string;
  closes_at: Date;
  missions: number;
  completed: number;
  won_at: Date | null;
}

/** Begun, not finished and over soon; or won within a day. */
const lines = prepared<TodayRow>(
  'campaigns-today',
  `select c.id, c.club_id, c.title, c.closes_at, p.done as completed, m.missions, z.won_at
   from campaign_parts p join campaigns c on c.id = p.campaign_id and c.state <> 'draft'
   join club_facts f on f.id = c.club_id and f.closed_at is null and f.suspended_at is null
   cross join lateral (select count(*)::int as missions from campaign_missions m where m.campaign_id = c.id and m.agreed) m
   left join lateral (select max(handed_at) as won_at from campaign_prizes z
     where z.part_id = p.id and z.handed_at > $2::timestamptz - interval '24 hours' and (z.item_id is not null or z.transfer_id is not null or z.badge_given)) z on true
   where p.user_id = $1 and (z.won_at is not null
     or c.state in ('funded', 'running') and c.closes_at > $2 and c.closes_at < $3 and p.done < m.missions)
   order by z.won_at nulls last, c.closes_at, c.id limit $4`,
);

export async function campaignsToday(
  platform: Platform,
  { user_id, now }: TodayViewer,
): Promise<CampaignLine[]> {
  const { db } = platform;
  const rows = await lines(db, [user_id, now, new Date(now.getTime() + SOON_MS), MOST]);
  const clubs = await loadItemClubs(
    platform,
    db,
    rows.map(({ club_id }) => club_id),
  );
  return rows.flatMap(({ won_at, closes_at, ...row }): CampaignLine[] => {
    const club = clubs.get(row.club_id);
    if (club === undefined) return [];
    const soon = closes_at.getTime() - now.getTime() < 24 * HOUR_MS;
    return [
      {
        kind: 'campaign',
        key: `campaign:${row.id}`,
        subject: { kind: 'campaign', id: row.id },
        at: (won_at ?? closes_at).toISOString(),
        urgency: won_at === null && soon ? 'today' : 'later',
        done: won_at !== null,
        stand: won_at === null ? 'closes' : 'won',
        campaign_id: row.id,
        title: row.title,
        club,
        missions: row.missions,
        completed: row.completed,
      },
    ];
  });
}
