// Owns the line about a fan's own missions: the list of a fan in 40 clubs with 2,000 missions, beside one prepared statement.
import path from 'node:path';
import pg from 'pg';
import { idOf, READER, tokenOf } from '../community-dataset.ts';
import { alternate } from '../lib/alternate.ts';
import { startChild } from '../lib/child.ts';
import type { BenchLine } from '../lib/line.ts';
import { requestsPerSecond } from '../lib/load.ts';

const CLUBS = 40;
const MISSIONS_A_CLUB = 50;
const STEPS = 3;
const PAGE = 24;
const slice_s = 1;
const headers = { authorization: tokenOf(READER) };

const missionId = `('01890000-0000-7000-8005-' || lpad(to_hex(c * 100 + n), 12, '0'))::uuid`;
const stepId = `('01890000-0000-7000-8006-' || lpad(to_hex((c * 100 + n) * 10 + s), 12, '0'))::uuid`;
const clubId = `('01890000-0000-7000-8001-' || lpad(to_hex(c), 12, '0'))::uuid`;
const ofAll = `generate_series(0, ${CLUBS - 1}) c, generate_series(1, ${MISSIONS_A_CLUB}) n`;

/** A third of them end, at different times; a tenth are begun. */
const dataset = [
  `insert into missions (id, club_id, state, position, title, repeat, closes_at, created_at, published_at)
   select ${missionId}, ${clubId}, 'live', n, 'Mission ' || n, (array['once', 'once', 'daily'])[n % 3 + 1],
     case when n % 3 = 1 then now() + make_interval(hours => 24 + n * 7 + c) end, now(), now()
   from ${ofAll} on conflict do nothing`,
  `insert into requirements (id, owner_kind, owner_id, club_id, type, position, title, config, created_at)
   select ${stepId}, 'mission', ${missionId}, ${clubId}, 'CONTENT', s, 'Step ' || s,
     '{"type":"CONTENT","text":"A page to read.","link":null,"media_id":null,"seconds":0}', now()
   from ${ofAll}, generate_series(0, ${STEPS - 1}) s on conflict (id) do nothing`,
  `insert into mission_parts (id, mission_id, user_id, period, state, started_at)
   select gen_random_uuid(), ${missionId}, '${idOf('user', READER)}', '', 'started', now()
   from ${ofAll} where n % 10 = 0 and n % 3 < 2 on conflict do nothing`,
  'analyze missions, requirements, mission_parts',
];

/** Everything that the answer holds, in one statement, by the same keys. */
const raw = `with clubs_in as materialized (
    select c.id, c.time_zone, c.handle, c.name, c.hue, c.picture_small_key, to_char(now() at time zone c.time_zone, 'YYYY-MM-DD') as day,
      to_char(date_trunc('week', now() at time zone c.time_zone), 'YYYY-MM-DD') as week
    from memberships s join clubs c on c.id = s.club_id and c.closed_at is null and c.suspended_at is null
    where s.user_id = $1 and s.state = 'active'),
  runs as (
    select m.id, coalesce(m.closes_at, timestamptz '9999-12-30') as ends_at, c.id as club_id, c.time_zone, c.handle,
      c.name as club_name, c.hue, c.picture_small_key, case m.repeat when 'once' then '' when 'daily' then c.day else c.week end as period
    from clubs_in c join missions m on m.club_id = c.id and m.state = 'live' and m.hidden_at is null
      and (m.closes_at is null or m.closes_at > now()) and (m.opens_at is null or m.opens_at <= now())
    order by ends_at, m.id offset 0),
  page as (
    select * from runs where not exists (select from mission_parts p where p.mission_id = runs.id and p.user_id = $1
      and p.period = runs.period and p.state <> 'expired' offset 0) limit ${PAGE})
  select m.*, page.*, p.state as part_state, p.expires_at, p.completed_at,
    (select json_agg(json_build_object('id', r.id, 'title', r.title, 'type', r.type, 'passed', q.passed_at) order by r.position)
      from requirements r left join requirement_progress q on q.requirement_id = r.id and q.user_id = $1 and q.period = page.period
      where r.owner_kind = 'mission' and r.owner_id = page.id) as steps,
    (select json_agg(w order by w.position) from mission_rewards w where w.mission_id = page.id) as rewards
  from page join missions m on m.id = page.id
  left join mission_parts p on p.mission_id = page.id and p.user_id = $1 and p.period = page.period order by page.ends_at, page.id`;

const own: BenchLine = {
  about:
    'the missions of a fan in 40 clubs with 2,000 of them, beside one prepared statement over the same rows',
  figures: [{ name: 'missions-list', unit: 'lists/s', kind: 'rate', goal: 0.5 }],
  async prepare(bench) {
    const server = await bench.community();
    const client = new pg.Client({ connectionString: server.databaseUrl });
    await client.connect();
    try {
      for (const statement of dataset) await client.query(statement);
    } finally {
      await client.end();
    }
    const url = `${server.url}/api/missions?limit=${PAGE}`;
    const shape: unknown = await (await fetch(url, { headers })).json();
    const child = await startChild<{ port: number }>(
      path.join(import.meta.dirname, '../raw/query-server.ts'),
      {
        RAW_READ: JSON.stringify({
          databaseUrl: server.databaseUrl,
          text: raw,
          values: [idOf('user', READER)],
          rows: PAGE,
          shape,
        }),
      },
    );
    const rawUrl = `http://127.0.0.1:${child.ready.port}/`;
    for (const warm of [url, rawUrl]) await requestsPerSecond({ url: warm, headers, seconds: 2 });
    return {
      sample: async () => [
        await alternate({
          slices: 2,
          ours: () => requestsPerSecond({ url, headers, seconds: slice_s }),
          raw: () => requestsPerSecond({ url: rawUrl, headers, seconds: slice_s }),
        }),
      ],
      end: () => child.stop(),
    };
  },
};

export const lines: BenchLine[] = [own];
