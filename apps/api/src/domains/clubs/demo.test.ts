// Tests the clubs of the demo world: all there with art and people, whoever was killed in between.
import { imageAddress } from '@stagepass/base/address.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDemoApp } from '#app/testing/demo.ts';
import { manyAddresses, stranger } from '#app/testing/people.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import { demoClubs } from './public/demo-clubs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startDemoApp({ env: manyAddresses });
}, 120_000);
afterAll(() => app.stop());

const rows = async (text: string) => (await app.platform.db.query<Record<string, unknown>>({ text })).rows;

test('seven clubs with words, art, people and levels', async () => {
  for (const { handle, members } of demoClubs) {
    const { data } = await app.ok('GET /clubs/:id', { params: { id: handle } }, stranger());
    expect(data.description.length).toBeGreaterThan(100);
    expect(data.house_rules.length).toBeGreaterThan(2);
    expect(data.cover_url).not.toBeNull();
    expect(data.picture).not.toBeNull();
    expect(data.member_count).toBeGreaterThan(members - 10);
    const cover = await fetch(imageAddress(data.cover_url ?? '', `${app.url}/api`));
    expect(cover.headers.get('content-type')).toBe('image/webp');
  }
});

test('counters, numbers, dates and totals agree', async () => {
  expect(
    await rows(`select c.handle from clubs c join club_limits l on l.club_id = c.id and l.name = 'members'
      where c.member_count <> l.used or l.used <> (select count(*) from memberships m
        where m.club_id = c.id and m.state = 'active')`),
  ).toEqual([]);
  expect(
    await rows(`select c.handle from clubs c join member_numbers n on n.club_id = c.id
      where n.given <> (select count(*) from memberships m where m.club_id = c.id)
        or n.given <> (select max(number) from memberships m where m.club_id = c.id)`),
  ).toEqual([]);
  expect(
    await rows(`select 1 from memberships m join users u on u.id = m.user_id join clubs c on c.id = m.club_id
      where m.joined_at < c.created_at or m.joined_at < u.created_at`),
  ).toEqual([]);
  expect(
    await rows(`select 1 from memberships a join memberships b on a.club_id = b.club_id and a.number < b.number
      where a.joined_at > b.joined_at limit 1`),
  ).toEqual([]);
  expect(
    await rows(`select 1 from xp_totals t where total <> (select sum(amount) from xp_grants g
      where g.club_id = t.club_id and g.user_id = t.user_id)`),
  ).toEqual([]);
});

test('the accounts stand where their screens are worth looking at', async () => {
  const seats = await rows(`select u.user_name, c.handle, m.role, t.name as tier, x.total from memberships m
    join users u on u.id = m.user_id join clubs c on c.id = m.club_id
    left join xp_totals x on x.club_id = m.club_id and x.user_id = m.user_id
    left join lateral (select t.name from tier_grants g join tiers t on t.id = g.tier_id
      where g.club_id = m.club_id and g.user_id = m.user_id order by t.rank desc limit 1) t on true
    where u.user_name in ('noa_frontrow', 'juno_vale', 'mika_backstage') order by 1, 2`);
  expect(seats).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        user_name: 'noa_frontrow',
        handle: 'velvet-static',
        tier: 'Front Row',
        total: 9940,
      }),
      expect.objectContaining({ user_name: 'juno_vale', handle: 'velvet-static', role: 'owner' }),
      expect.objectContaining({ user_name: 'juno_vale', handle: 'harbour-voices', role: 'admin' }),
      expect.objectContaining({ user_name: 'mika_backstage', handle: 'velvet-static', role: 'admin' }),
      expect.objectContaining({ user_name: 'mika_backstage', handle: 'tin-lighthouse', role: 'owner' }),
    ]),
  );
});

test('the demo fan has blocked somebody, and reads what the owners of her clubs announce', async () => {
  const hidden = await rows(`select coalesce(s.role, 'fan') as role from user_hidden h
    join users u on u.id = h.viewer_id and u.user_name = 'noa_frontrow'
    left join memberships s on s.user_id = h.user_id and s.role = 'owner'`);
  expect(hidden).toEqual([{ role: 'fan' }]);
});
