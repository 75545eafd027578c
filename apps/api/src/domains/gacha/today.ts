// Owns what packs put into the running order on Home: new odds that open soon, of packs somebody draws from.
import type { OddsLine } from '@stagepass/contract/gacha/today.ts';
import type { TodayViewer } from '#domains/subjects/public/today.ts';
import { prepared } from '#platform/db/executor.ts';
import type { Platform } from '#platform/platform.ts';
import { listVersions } from './pools.store.ts';
import type { VersionRow } from './tables.ts';
import { oddsOfVersion } from './version-tables.ts';

const HOUR_MS = 3_600_000;
const MOST = 3;

interface TurningRow {
  id: string;
  name: string;
  version_id: string;
  next_version_id: string;
  next_opens_at: Date;
}

/** By the packs that one has a seed in, of which one has drawn from. */
const turning = prepared<TurningRow>(
  'gacha-turning',
  `select p.id, p.name, p.version_id, p.next_version_id, p.next_opens_at
   from gacha_fans f
   join gacha_pools p on p.id = f.pool_id and p.state = 'open' and p.version_id is not null and p.next_opens_at > $2
     and p.next_opens_at < $3
   join club_facts c on c.id = p.club_id and c.closed_at is null and c.suspended_at is null
   join member_standing s on s.club_id = p.club_id and s.user_id = f.user_id
   where f.user_id = $1 and exists (select from gacha_draws d where d.user_id = f.user_id and d.pool_id = f.pool_id)
   order by p.next_opens_at, p.id limit ${MOST}`,
);

export async function oddsToday({ db }: Platform, { user_id, now }: TodayViewer): Promise<OddsLine[]> {
  const rows = await turning(db, [user_id, now, new Date(now.getTime() + 36 * HOUR_MS)]);
  if (rows.length === 0) return [];
  const versions = await listVersions(
    db,
    rows.flatMap((row) => [row.version_id, row.next_version_id]),
  );
  return rows.map((row) => ({
    kind: 'odds',
    key: `odds:${row.next_version_id}`,
    subject: { kind: 'pool', id: row.id },
    at: row.next_opens_at.toISOString(),
    urgency: 'later',
    done: false,
    pool_id: row.id,
    name: row.name,
    change: changeBetween(versions.get(row.version_id), versions.get(row.next_version_id)),
  }));
}

/** Of the rarest quality whose chance in one draw is another. */
function changeBetween(before: VersionRow | undefined, after: VersionRow | undefined): OddsLine['change'] {
  if (before === undefined || after === undefined) return null;
  const [old, fresh] = [sharesOf(before), sharesOf(after)];
  for (const [quality, to] of fresh) {
    const from = old.get(quality) ?? 0;
    if (from !== to) return { quality, from, to };
  }
  return null;
}

/** Rarest first. */
function sharesOf(version: VersionRow) {
  return new Map(
    oddsOfVersion(version).tiers.map(({ quality, odds }) => [quality, odds.base.n / odds.base.d]),
  );
}
