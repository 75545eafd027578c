// Proves that the demo world's items are whole: the fan's collection over all six qualities, tickets, and what was handed in.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDemoApp } from '#app/testing/demo.ts';
import type { TestApp } from '#app/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startDemoApp();
}, 120_000);
afterAll(() => app.stop());

async function rows<Row>(text: string): Promise<Row[]> {
  return (await app.platform.db.query<Row>({ text })).rows;
}

test('the fan has some forty copies over six qualities, and tickets for what is to come', async () => {
  const held = await rows<{ quality: string; n: number; coming: number }>(
    `select d.quality, count(*) as n, count(*) filter (where d.redeem_from > now() and i.state = 'held') as coming
     from items i join item_designs d on d.id = i.design_id join users u on u.id = i.holder_id
     where u.email = 'fan@stagepass.test' group by 1`,
  );
  expect(held).toHaveLength(6);
  const sum = (field: 'n' | 'coming') => held.reduce((all, row) => all + row[field], 0);
  expect(sum('n')).toBeGreaterThanOrEqual(38);
  expect(sum('coming')).toBeGreaterThanOrEqual(3);
});

test('no staff holds anything of their own club', async () => {
  const [found] = await rows<{ n: number }>(
    `select count(*) as n from items i join memberships m on m.club_id = i.club_id and m.user_id = i.holder_id
     where m.role <> 'member'`,
  );
  expect(found?.n).toBe(0);
});

test('every copy that was handed in has its scan, and every design its picture', async () => {
  const [found] = await rows<{ redeemed: number; accepted: number; bare: number; conflicts: number }>(
    `select (select count(*) from items where state = 'redeemed') as redeemed,
            (select count(*) from redemptions where verdict = 'accepted' and kind = 'item') as accepted,
            (select count(*) from redemptions where verdict = 'conflict') as conflicts,
            (select count(*) from item_designs where picture is null) as bare`,
  );
  expect(found?.redeemed).toBeGreaterThan(60);
  expect(found).toMatchObject({ accepted: found?.redeemed, bare: 0 });
  expect(found?.conflicts).toBeGreaterThan(0);
});

test('what was given away by hand stands in the list of what was given', async () => {
  const [found] = await rows<{ given: number; listed: number; unknown: number }>(
    `select (select count(*) from item_events where event = 'granted' and cause_kind = 'grant') as given,
            (select sum(granted) from item_grants) as listed,
            (select count(*) from item_events e where e.event = 'granted' and e.cause_kind = 'grant'
               and not exists (select from item_grants g where g.id = e.cause_id)) as unknown`,
  );
  expect(found?.given).toBeGreaterThan(1000);
  expect(found).toMatchObject({ listed: found?.given, unknown: 0 });
});
