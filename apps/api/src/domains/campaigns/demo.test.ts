// Tests the demo world's campaigns: one runs over three clubs, one was drawn and its proof holds, and nothing is made twice.
import { verifyRaffle } from '@stagepass/base/raffle.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDemoApp } from '#app/testing/demo.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import { listDemoPeople } from '#domains/users/public/list-demo-people.ts';
import { auditCampaigns } from './audit.store.ts';
import { listByTitle } from './demo.store.ts';
import { demo } from './demo.ts';
import { findPart } from './parts.store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startDemoApp();
}, 240_000);
afterAll(() => app.stop());

const idOf = async (title: string) => (await listByTitle(app.platform.db)).get(title) ?? '';

test('one campaign runs over three clubs, and the demo fan is one mission away from the draw', async () => {
  const id = await idOf('Kites over Lisbon');
  const { data } = await app.ok('GET /campaigns/:id', { params: { id } });
  expect(data).toMatchObject({ state: 'running', missions: 5 });
  expect(data.clubs.map(({ handle }) => handle)).toEqual(['third-kettle', 'the-trapdoor', 'paper-tigers']);
  expect(data.taking_part).toBeGreaterThan(20);
  expect(data.entrants).toBeGreaterThan(0);
  const people = await listDemoPeople(app.platform.db);
  const fan = people.find(({ role }) => role === 'fan')?.id ?? '';
  expect(await findPart(app.platform.db, { campaign_id: id, user_id: fan })).toMatchObject({
    done: 3,
    ticket: null,
  });
});

test('it gives fan tokens of its maker beside items, set aside for whoever is still to come', async () => {
  const params = { id: await idOf('Kites over Lisbon') };
  const { rewards } = (await app.ok('GET /campaigns/:id', { params })).data;
  const [given] = rewards.filter(({ prize }) => prize.kind === 'tokens');
  expect(given).toMatchObject({ way: 'all', needs: 4, prize: { amount: 25, symbol: 'KETL' } });
  const left = given?.left ?? 0;
  expect(left).toBeGreaterThan(0);
  const { data: books } = await app.ok('GET /clubs/:id/token/supply', { params: { id: 'third-kettle' } });
  expect(books.promised).toBe(left * 25);
});

test('one was drawn, paid, and can be redone', async () => {
  const id = await idOf('The basement tapes');
  const proof = (await app.ok('GET /campaigns/:id/proof', { params: { id } })).data;
  expect(proof.state).toBe('closed');
  const { data: entries } = await app.ok('GET /campaigns/:id/tickets', { params: { id } });
  const prizes = proof.prizes.map(({ total, winners }) => ({
    total,
    winners: winners.map(({ number }) => number),
  }));
  expect(prizes[0]?.winners).toHaveLength(3);
  expect(verifyRaffle({ ...proof, entries, prizes })).toMatchObject({
    seed: true,
    list: true,
    winners: true,
  });
});

test('a club is invited to a third, and the books agree', async () => {
  const { rows } = await app.platform.db.query<{ handle: string }>({
    text: `select f.handle from campaign_clubs a join club_facts f on f.id = a.club_id where a.answer = 'invited'`,
  });
  expect(rows).toEqual([{ handle: 'velvet-static' }]);
  expect(await auditCampaigns(app.platform.db)).toEqual([]);
});

test('made again, nothing is there twice', async () => {
  const count = async (table: string) =>
    (await app.platform.db.query<{ n: number }>({ text: `select count(*)::int as n from ${table}` })).rows[0]
      ?.n;
  const all = () => Promise.all(['campaigns', 'campaign_deeds', 'campaign_prizes', 'missions'].map(count));
  const before = await all();
  await demo(app.platform, () => {});
  expect(await all()).toEqual(before);
});
