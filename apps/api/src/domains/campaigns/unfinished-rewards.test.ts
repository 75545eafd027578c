// Tests drafts whose rewards still lack something: kept as far as they are written, and never funded.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCampaign } from '#app/testing/campaigns.ts';
import { codeOf, missionCalls } from '#app/testing/mission-calls.ts';
import { publishedMission } from '#app/testing/missions.ts';
import { type Mailbox, manyAddresses, openMailbox } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';

let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());

const { newClub } = missionCalls(() => ({ app, mailbox }));
const look = { shape: 'hex', icon: 'star', hue: 95 } as const;

test('a draft keeps what is written of a reward, and is funded once the reward is finished', async () => {
  const club = await newClub();
  const { as } = club.owner;
  const kept = { kind: 'badge', way: 'all', needs: null, total: 5 } as const;
  const id = await makeCampaign(app, club, { unfinished_rewards: [kept] });
  const params = { id };
  const { id: mission_id } = await publishedMission(app, club);
  await app.ok('POST /campaigns/:id/missions', { params, body: { mission_id } }, as);

  const { data: draft } = await app.ok('GET /campaigns/:id/editor', { params }, as);
  const nothing = { design_id: null, badge_id: null, amount_cents: null, token_amount: null };
  expect(draft).toMatchObject({ rewards: [], problems: ['reward-unfinished'] });
  expect(draft.unfinished_rewards).toEqual([{ ...kept, ...nothing }]);
  const refused = await app.call('POST /campaigns/:id/fund', { params }, as);
  expect(codeOf(refused)).toBe('campaigns.not-ready');
  expect((await app.ok('GET /campaigns/:id', { params }, as)).data.rewards).toEqual([]);

  const badge = await app.ok(
    'POST /clubs/:id/badges',
    { params: { id: club.id }, body: { name: 'Kite crew', look } },
    as,
  );
  const { title, opens_at, closes_at, version } = draft;
  const rewards = [{ ...kept, badge_id: badge.data.id }];
  const body = { title, opens_at, closes_at, version, rewards };
  const { data: finished } = await app.ok('PUT /campaigns/:id', { params, body }, as);
  expect(finished).toMatchObject({ unfinished_rewards: [], problems: [] });
  const { data: funded } = await app.ok('POST /campaigns/:id/fund', { params }, as);
  expect(['funded', 'running']).toContain(funded.state);
});

test('a finished reward is not enough while another one is not', async () => {
  const club = await newClub();
  const { as } = club.owner;
  const made = { params: { id: club.id }, body: { name: 'Kite crew', look } };
  const badge_id = (await app.ok('POST /clubs/:id/badges', made, as)).data.id;
  const id = await makeCampaign(app, club, {
    rewards: [{ kind: 'badge', way: 'all', badge_id }],
    unfinished_rewards: [{ kind: 'item', way: 'raffle', total: 1 }],
  });
  const { id: mission_id } = await publishedMission(app, club);
  await app.ok('POST /campaigns/:id/missions', { params: { id }, body: { mission_id } }, as);
  const answer = await app.call('POST /campaigns/:id/fund', { params: { id } }, as);
  expect(answer).toMatchObject({ error: { details: { problems: ['reward-unfinished'] } } });
});
