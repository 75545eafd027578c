// Tests what the demo world shows of moderation: every state once, seeded whole, and only once.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDemoApp } from '#app/testing/demo.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import { demo } from './demo.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startDemoApp();
}, 120_000);
afterAll(() => app.stop());

interface Found {
  handle: string | null;
  state: string;
  bench: string;
  hidden: boolean;
  reports: number;
}

async function cases(): Promise<Found[]> {
  const { rows } = await app.platform.db.query<Found>({
    text: `select c.handle, m.state, m.bench, m.hidden, m.reports from moderation_cases m
      left join club_facts c on c.id = m.club_id order by m.opened_at, m.state`,
  });
  return rows;
}

/** Bans are decided without a report, about a person. */
const isBan = ({ state, reports, hidden, handle }: Found) =>
  state === 'actioned' && reports === 0 && !hidden && handle !== null;

test('the band has cases in every state, one out of sight and one held; the instance has one about a person', async () => {
  const all = (await cases()).filter((one) => !isBan(one));
  const band = all.filter((one) => one.handle === 'velvet-static');
  expect(band.map((one) => one.state).sort()).toEqual(
    ['actioned', 'appealed', 'assigned', 'dismissed', 'open', 'open', 'open', 'open'].sort(),
  );
  expect(band.filter((one) => one.hidden && one.reports >= 3)).toHaveLength(1);
  expect(band.filter((one) => one.hidden && one.reports === 0)).toHaveLength(1);
  expect(all.filter((one) => one.handle === 'paper-tigers')).toMatchObject([
    { state: 'open', bench: 'club' },
  ]);
  expect(all.filter((one) => one.handle === null)).toMatchObject([{ state: 'open', bench: 'instance' }]);
});

test('every ban has its case with the reason that the person reads, and its line in the log', async () => {
  const { rows } = await app.platform.db.query<{ fits: boolean }>({
    text: `select m.decision_reason = b.ban_reason and m.decided_at = b.banned_at and m.state = 'actioned'
        and m.lifted_at is null and m.decided_by = c.owner_id and d.id is not null as fits
      from memberships b join clubs c on c.id = b.club_id
      left join moderation_cases m on m.club_id = b.club_id and m.author_id = b.user_id and m.sanction = 'ban'
      left join deeds d on d.club_id = b.club_id and d.subject_id = b.user_id and d.deed = 'memberships.member-banned'
      where b.banned_at is not null`,
  });
  expect(rows.length).toBeGreaterThanOrEqual(14);
  expect(rows.filter(({ fits }) => !fits)).toEqual([]);
  expect((await cases()).filter(isBan)).toHaveLength(rows.length);
});

test('the fan can still appeal', async () => {
  const { rows } = await app.platform.db.query({
    text: `select m.state, m.decided_at > $1::timestamptz - interval '14 days' as in_time from moderation_cases m
      join users u on u.id = m.author_id where u.user_name = 'noa_frontrow'`,
    values: [app.clock.now()],
  });
  expect(rows).toEqual([{ state: 'actioned', in_time: true }]);
});

test('run again, it adds nothing', async () => {
  const before = await cases();
  await demo(app.platform);
  expect(await cases()).toEqual(before);
});

test('cut off in the middle, it leaves nothing behind; run again, it is whole', async () => {
  const { platform } = app;
  const whole = await cases();
  for (const table of ['moderation_cases', 'reports', 'deeds', 'comments'])
    await platform.db.query({ text: `delete from ${table}` });
  let asked = 0;
  const now = () => {
    asked += 1;
    if (asked > 25) throw new Error('killed');
    return platform.clock.now();
  };
  await expect(demo({ ...platform, clock: { ...platform.clock, now } })).rejects.toThrow('killed');
  const { rows } = await platform.db.query<{ left: number }>({
    text: 'select (select count(*) from comments) + (select count(*) from reports)::int as left',
  });
  expect(rows).toEqual([{ left: 0 }]);
  await demo(platform);
  expect(await cases()).toEqual(whole);
});
