// Tests how campaigns end before their time: clubs that close, people who go, and what the audit finds when rows are changed by hand.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clubMoney, moneyOf } from '#app/testing/auctions.ts';
import { closeNow, DAY_MS, makeCampaign, runningCampaign } from '#app/testing/campaigns.ts';
import { endClub } from '#app/testing/clubs.ts';
import { putDesign } from '#app/testing/items.ts';
import { whatDoesNotAddUp } from '#app/testing/ledger.ts';
import { missionCalls } from '#app/testing/mission-calls.ts';
import { doStep, fundClub, publishedMission } from '#app/testing/missions.ts';
import { type Mailbox, manyAddresses, openMailbox } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { auditCampaigns } from './audit.store.ts';
import { eraseUser, exportUser } from './personal-data.ts';

let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());

const { newClub, fanOf } = missionCalls(() => ({ app, mailbox }));
const stateOf = async (id: string) =>
  (
    await app.platform.db.query<{ state: string; ended_early: boolean }>({
      text: 'select state, ended_early from campaigns where id = $1',
      values: [id],
    })
  ).rows[0];
const clean = async () => {
  expect(await auditCampaigns(app.platform.db)).toEqual([]);
  expect(await whatDoesNotAddUp(app.platform.db)).toEqual([]);
};
const raffle = { kind: 'credits' as const, way: 'raffle' as const, amount_cents: 300, total: 2 };

async function closeClubFully(id: string): Promise<void> {
  await app.platform.db.query({
    text: 'update clubs set delete_after = $2 where id = $1',
    values: [id, app.clock.now()],
  });
  for (let times = 0; times < 10 && !(await endClub(app.platform, id)); times += 1);
}

test('the maker’s club closes: whoever is in the draw wins now, and the rest is the club’s again', async () => {
  const club = await newClub();
  await fundClub(app, club.id, 1000);
  const { id, missions } = await runningCampaign(app, club, { rewards: [raffle] });
  const fan = await fanOf(club);
  await doStep(app, missions[0]?.step ?? '', fan);
  await closeClubFully(club.id);
  expect(await stateOf(id)).toEqual({ state: 'closed', ended_early: true });
  expect((await moneyOf(app, fan.id)).balance).toBe(300);
  await clean();
});

test('a partner closes: drafts go on without it, what runs ends early', async () => {
  const [host, other] = [await newClub(), await newClub()];
  await fundClub(app, host.id, 1000);
  const id = await makeCampaign(app, host, { rewards: [raffle] });
  await app.ok('POST /campaigns/:id/clubs', { params: { id }, body: { club: other.id } }, host.owner.as);
  const params = { id, club_id: other.id };
  await app.ok(
    'POST /campaigns/:id/clubs/:club_id/answer',
    { params, body: { accept: true } },
    other.owner.as,
  );
  for (const club of [host, other]) {
    const { id: mission_id } = await publishedMission(app, club);
    await app.ok('POST /campaigns/:id/missions', { params: { id }, body: { mission_id } }, club.owner.as);
  }
  await app.ok('POST /campaigns/:id/fund', { params: { id } }, host.owner.as);
  await closeClubFully(other.id);
  expect(await stateOf(id)).toEqual({ state: 'drawing', ended_early: true });
  await closeNow(app, id);
  expect(await stateOf(id)).toEqual({ state: 'closed', ended_early: true });
  expect(await clubMoney(app, host.id)).toBe(1000);
  await clean();
});

test('a club that declined, or never answered, closes: the campaign goes on as if it had not been asked', async () => {
  const [host, declined] = [await newClub(), await newClub()];
  await fundClub(app, host.id, 1000);
  const id = await makeCampaign(app, host, { rewards: [raffle] });
  const asked = { params: { id }, body: { club: declined.id } };
  await app.ok('POST /campaigns/:id/clubs', asked, host.owner.as);
  const params = { id, club_id: declined.id };
  const answer = { params, body: { accept: false } };
  await app.ok('POST /campaigns/:id/clubs/:club_id/answer', answer, declined.owner.as);
  const { id: mission_id } = await publishedMission(app, host);
  await app.ok('POST /campaigns/:id/missions', { params: { id }, body: { mission_id } }, host.owner.as);
  await app.ok('POST /campaigns/:id/fund', { params: { id } }, host.owner.as);
  await closeClubFully(declined.id);
  expect(await stateOf(id)).toEqual({ state: 'running', ended_early: false });
  await closeNow(app, id);
  await clean();
});

test('whoever deletes the account leaves an open list, and stays in a closed one without a name', async () => {
  const club = await newClub();
  await fundClub(app, club.id, 1000);
  const design_id = await putDesign(app, { club_id: club.id, edition_size: 3 });
  const { id, missions } = await runningCampaign(app, club, {
    rewards: [raffle, { kind: 'item', way: 'first', design_id, total: 3 }],
  });
  const [early, late, stays] = [await fanOf(club), await fanOf(club), await fanOf(club)];
  for (const fan of [early, late, stays]) await doStep(app, missions[0]?.step ?? '', fan);
  expect(await exportUser(app.platform, early.id)).toMatchObject([
    { campaign_id: id, missions_done: 1, ticket: 1 },
  ]);
  await app.platform.db.transaction((tx) => eraseUser(tx, early.id, app.platform));
  expect(await exportUser(app.platform, early.id)).toEqual([]);
  app.clock.advance(3 * DAY_MS);
  const { closeRow } = await import('./close-campaign.ts');
  await app.platform.db.transaction((tx) => closeRow(app.platform, tx, { id }, { at: app.clock.now() }));
  await app.platform.db.transaction((tx) => eraseUser(tx, late.id, app.platform));
  await closeNow(app, id);
  const tickets = await app.ok('GET /campaigns/:id/tickets', { params: { id } });
  expect(tickets.data.map(({ number }) => number)).toEqual([2, 3]);
  const proof = (await app.ok('GET /campaigns/:id/proof', { params: { id } })).data;
  expect(proof.prizes[0]?.winners.map(({ number, user }) => [number, user?.id]).toSorted()).toEqual([
    [2, undefined],
    [3, stays.id],
  ]);
  // What the account that is gone had won goes back to the club.
  expect(await clubMoney(app, club.id)).toBe(1000 - 300);
  await clean();
});

const changes = [
  [
    'progress differs from the missions that counted',
    'update campaign_parts set done = done + 1 where campaign_id = $1',
  ],
  [
    'a mission counted after the close',
    "update campaign_deeds set at = at + interval '9 days' where campaign_id = $1",
  ],
  [
    'a reward was won more often than it says',
    "update campaign_rewards set given = 0 where campaign_id = $1 and way = 'first'",
  ],
  ['the entrants’ list differs from its count', 'update campaigns set entrants = 7 where id = $1'],
  [
    'the escrow differs from what is promised and not paid',
    "update campaign_rewards set total = total + 1 where campaign_id = $1 and kind = 'credits'",
  ],
  [
    'an edition keeps other copies than its campaign promises',
    "update campaign_rewards set total = total + 1 where campaign_id = $1 and kind = 'item'",
  ],
] as const;

test('the audit finds what was changed by hand', async () => {
  const club = await newClub();
  await fundClub(app, club.id, 1000);
  const design_id = await putDesign(app, { club_id: club.id, edition_size: 3 });
  const { id, missions } = await runningCampaign(app, club, {
    rewards: [raffle, { kind: 'item', way: 'first', design_id, total: 2 }],
  });
  await doStep(app, missions[0]?.step ?? '', await fanOf(club));
  await clean();
  for (const [problem, text] of changes) {
    const undo = new Error('undo');
    const found: string[] = [];
    await app.platform.db
      .transaction(async (tx) => {
        await tx.query({ text, values: [id] });
        found.push(...(await auditCampaigns(tx)).map((finding) => finding.problem));
        throw undo;
      })
      .catch((error: unknown) => {
        if (error !== undo) throw error;
      });
    expect(found).toContain(problem);
  }
  await clean();
});
