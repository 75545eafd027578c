// Tests campaigns as subjects: found while they run, reported like everything else, and what being out of sight does to one that runs.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clubMoney, moneyOf } from '#app/testing/auctions.ts';
import { closeNow, HOUR_MS, makeCampaign, runningCampaign } from '#app/testing/campaigns.ts';
import { codeOf, missionCalls } from '#app/testing/mission-calls.ts';
import { doStep, fundClub } from '#app/testing/missions.ts';
import { type Mailbox, manyAddresses, openMailbox, type Registered } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { auditCampaigns } from './audit.store.ts';
import { sharedCampaign } from './shared-page.ts';
import { campaignSubject } from './subject.ts';

let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());

const { newClub, fanOf } = missionCalls(() => ({ app, mailbox }));
const credits = { kind: 'credits' as const, way: 'all' as const, amount_cents: 100, total: 5, needs: 2 };

async function found(q: string, who?: Registered): Promise<string[]> {
  const { data } = await app.ok('GET /search', { query: { q, kind: 'campaign' } }, who?.as);
  return data.groups.flatMap(({ cards }) => cards.map(({ title }) => title));
}
const setHidden = (id: string, hidden: boolean) =>
  app.platform.db.transaction((tx) =>
    hidden
      ? campaignSubject.hide(app.platform, tx, id, { cause: 'reports', reason: '' })
      : campaignSubject.restore(app.platform, tx, id),
  );
const look = (id: string, who?: Registered) => app.call('GET /campaigns/:id', { params: { id } }, who?.as);

test('a campaign is found from its funding until it closes, under the words it has now', async () => {
  const club = await newClub();
  await makeCampaign(app, club, { title: 'Okapi rehearsal' });
  expect(await found('okapi')).toEqual([]);
  await fundClub(app, club.id, 500);
  const { id } = await runningCampaign(app, club, { title: 'Okapi parade', rewards: [credits], missions: 2 });
  expect(await found('okapi')).toEqual(['Okapi parade']);
  const { data } = await app.ok('GET /campaigns/:id/editor', { params: { id } }, club.owner.as);
  const { version, opens_at, closes_at } = data;
  const body = { title: 'Axolotl parade', story: 'Wet.', opens_at, closes_at, version };
  await app.ok('PUT /campaigns/:id', { params: { id }, body }, club.owner.as);
  expect([await found('okapi'), await found('axolotl')]).toEqual([[], ['Axolotl parade']]);
  app.clock.advance(49 * HOUR_MS);
  await closeNow(app, id);
  expect(await found('axolotl')).toEqual([]);
});

test('one of a private club is found by its members only', async () => {
  const closed = await newClub({ visibility: 'private' });
  await fundClub(app, closed.id, 500);
  await runningCampaign(app, closed, { title: 'Pangolin supper', rewards: [credits], missions: 2 });
  expect(await found('pangolin')).toEqual([]);
  expect(await found('pangolin', closed.owner)).toEqual(['Pangolin supper']);
});

test('out of sight it takes nobody new, and pays whoever had begun as it promised', async () => {
  const club = await newClub();
  await fundClub(app, club.id, 500);
  const made = await runningCampaign(app, club, { title: 'Tapir choir', rewards: [credits], missions: 2 });
  const { id } = made;
  const [first = '', second = ''] = made.missions.map(({ step }) => step);
  const [inside, late] = [await fanOf(club), await fanOf(club)];
  await doStep(app, first, inside);
  const report = { kind: 'campaign' as const, id, reason: 'scam' as const, note: '' };
  expect((await app.call('POST /reports', { body: report }, late.as)).ok).toBe(true);
  const lists = async () => [
    (await app.ok('GET /campaigns', { query: { limit: 50 } })).data.some((one) => one.id === id),
    (await app.ok('GET /clubs/:id/campaigns', { params: { id: club.id } }, late.as)).data.length,
    (await found('tapir', late)).length,
    (await sharedCampaign.load(app.platform, id)) !== undefined,
  ];
  expect(await lists()).toEqual([true, 1, 1, true]);
  await setHidden(id, true);
  expect(await lists()).toEqual([false, 0, 0, false]);
  for (const who of [undefined, late]) expect(codeOf(await look(id, who))).toBe('campaigns.not-found');
  expect(await look(id, inside)).toMatchObject({ body: { data: { hidden: true, mine: { done: 1 } } } });
  expect(await look(id, club.owner)).toMatchObject({ body: { data: { hidden: true, can: { edit: true } } } });
  const editor = await app.ok('GET /campaigns/:id/editor', { params: { id } }, club.owner.as);
  expect(editor.data.hidden).toEqual({ since: expect.any(String), reason: expect.any(String) });
  const mine = await app.ok('GET /clubs/:id/managed-campaigns', { params: { id: club.id } }, club.owner.as);
  expect(mine.data).toMatchObject([{ id, hidden: true }]);
  for (const step of [first, second]) await doStep(app, step, late);
  await doStep(app, second, inside);
  expect([(await moneyOf(app, inside.id)).balance, (await moneyOf(app, late.id)).balance]).toEqual([100, 0]);
  app.clock.advance(49 * HOUR_MS);
  await closeNow(app, id);
  expect(await look(id, inside)).toMatchObject({ body: { data: { state: 'closed', taking_part: 1 } } });
  expect(await clubMoney(app, club.id)).toBe(400);
  expect(await auditCampaigns(app.platform.db)).toEqual([]);
});

test('shown again, it is as before, and takes whoever comes', async () => {
  const club = await newClub();
  await fundClub(app, club.id, 500);
  const made = await runningCampaign(app, club, { title: 'Numbat waltz', rewards: [credits], missions: 2 });
  await setHidden(made.id, true);
  await setHidden(made.id, true);
  await setHidden(made.id, false);
  const fan = await fanOf(club);
  expect(await found('numbat', fan)).toEqual(['Numbat waltz']);
  for (const { step } of made.missions) await doStep(app, step, fan);
  expect(await look(made.id, fan)).toMatchObject({ body: { data: { hidden: false, mine: { done: 2 } } } });
  expect((await moneyOf(app, fan.id)).balance).toBe(100);
});
