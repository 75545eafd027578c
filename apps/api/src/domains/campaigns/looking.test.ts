// Tests how campaigns are looked at: lists with a fixed number of queries, the board page by page, the shared card, Home's line, rooms.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCampaign, putCampaign, runningCampaign } from '#app/testing/campaigns.ts';
import { countQueries } from '#app/testing/count-queries.ts';
import { codeOf, missionCalls } from '#app/testing/mission-calls.ts';
import { doStep, fundClub, publishedMission } from '#app/testing/missions.ts';
import { type Mailbox, manyAddresses, openMailbox, type Registered } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { visitor } from '#platform/http/actor.ts';
import { rooms } from './rooms.ts';
import { sharedCampaign } from './shared-page.ts';

let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());

const { newClub, fanOf } = missionCalls(() => ({ app, mailbox }));
const reward = { kind: 'credits' as const, way: 'all' as const, amount_cents: 10, total: 20 };

async function withFans(count: number) {
  const club = await newClub();
  await fundClub(app, club.id, 1000);
  const made = await runningCampaign(app, club, { missions: 2, rewards: [reward] });
  const fans: Registered[] = [];
  for (let at = 0; at < count; at += 1) {
    const fan = await fanOf(club);
    await doStep(app, made.missions[0]?.step ?? '', fan);
    app.clock.advance(1000);
    fans.push(fan);
  }
  return { club, fans, ...made };
}

test('lists cost the same however many campaigns there are', async () => {
  const club = await newClub();
  await putCampaign(app, { club_id: club.id, state: 'running' });
  const lists: Record<string, () => Promise<{ data: readonly unknown[] }>> = {
    running: () => app.ok('GET /campaigns', { query: { limit: 50 } }, club.owner.as),
    club: () => app.ok('GET /clubs/:id/campaigns', { params: { id: club.id } }, club.owner.as),
    managed: () => app.ok('GET /clubs/:id/managed-campaigns', { params: { id: club.id } }, club.owner.as),
  };
  for (const list of Object.values(lists)) {
    const few = await countQueries(list);
    for (let more = 0; more < 3; more += 1) await putCampaign(app, { club_id: club.id, state: 'running' });
    const many = await countQueries(list);
    expect(many.answer.data.length).toBeGreaterThan(few.answer.data.length);
    expect(many.queries.length).toBe(few.queries.length);
  }
});

test('the running ones come by their end, page by page; what is over, a draft and a private club’s are not among them', async () => {
  const [club, closed] = [await newClub(), await newClub({ visibility: 'private' })];
  const ids: string[] = [];
  for (const hours of [30, 10, 20]) {
    const id = await putCampaign(app, { club_id: club.id, state: 'running' });
    await app.platform.db.query({
      text: `update campaigns set closes_at = $2 where id = $1`,
      values: [id, new Date(app.clock.now().getTime() + hours * 60_000)],
    });
    ids.push(id);
  }
  const others = [
    await putCampaign(app, { club_id: club.id, state: 'draft' }),
    await putCampaign(app, { club_id: club.id, state: 'closed' }),
    await putCampaign(app, { club_id: closed.id, state: 'running' }),
  ];
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await app.ok('GET /campaigns', { query: { limit: 2, ...(cursor && { cursor }) } });
    found.push(...page.data.map(({ id }) => id));
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  expect(found.filter((id) => ids.includes(id))).toEqual([ids[1], ids[2], ids[0]]);
  expect(found.filter((id) => others.includes(id))).toEqual([]);
  const over = { params: { id: club.id }, query: { tab: 'closed' as const } };
  expect((await app.ok('GET /clubs/:id/campaigns', over)).data.map(({ id }) => id)).toEqual([others[1]]);
  expect(codeOf(await app.call('GET /campaigns/:id', { params: { id: others[0] ?? '' } }))).toBe(
    'campaigns.not-found',
  );
  expect(codeOf(await app.call('GET /campaigns/:id', { params: { id: others[2] ?? '' } }))).toBe(
    'clubs.members-only',
  );
});

test('one that ended before its time is among those that are over, and not among the open ones', async () => {
  const club = await newClub();
  const id = await putCampaign(app, { club_id: club.id, state: 'closed' });
  await app.platform.db.query({
    text: 'update campaigns set closes_at = $2, ended_early = true where id = $1',
    values: [id, new Date(app.clock.now().getTime() + 86_400_000)],
  });
  const ids = async (tab: 'open' | 'closed') => {
    const { data } = await app.ok('GET /clubs/:id/campaigns', { params: { id: club.id }, query: { tab } });
    return data.map((one) => one.id);
  };
  expect([await ids('open'), await ids('closed')]).toEqual([[], [id]]);
});

test('the board is paged by key, with places that go on, and costs the same for any page', async () => {
  const { id, fans, missions } = await withFans(5);
  const last = fans.at(-1) as Registered;
  await doStep(app, missions[1]?.step ?? '', last);
  const ask = (query: object) => app.ok('GET /campaigns/:id/board', { params: { id }, query }, last.as);
  const first = await countQueries(() => ask({ limit: 2 }));
  const all = await countQueries(() => ask({ limit: 50 }));
  expect(all.queries.length).toBe(first.queries.length);
  expect(all.answer.data.map(({ place, user, done }) => [place, user.id, done])).toEqual([
    [1, last.id, 2],
    ...fans.slice(0, 4).map((fan, at) => [at + 2, fan.id, 1]),
  ]);
  const second = await ask({ limit: 2, cursor: first.answer.next_cursor });
  expect(second.data.map(({ place }) => place)).toEqual([3, 4]);
  expect((await app.ok('GET /campaigns/:id', { params: { id } }, fans[3]?.as)).data.mine?.place).toBe(5);
});

test('a shared link has a card; a draft, a private club’s and no campaign have none', async () => {
  const { id, club } = await withFans(0);
  expect(await sharedCampaign.load(app.platform, id)).toMatchObject({
    by: club.name,
    title: 'Kites over Lisbon',
    facts: ['2 missions', '1 reward'],
  });
  const card = await fetch(`${app.url}/api/cards/campaign/${id}.png`);
  expect(card.headers.get('content-type')).toBe('image/png');
  const closed = await newClub({ visibility: 'private' });
  const hidden = [
    await makeCampaign(app, await newClub()),
    await putCampaign(app, { club_id: closed.id, state: 'running' }),
    'nothing',
  ];
  for (const one of hidden) expect(await sharedCampaign.load(app.platform, one)).toBeUndefined();
});

test('its room is open to whoever may see it', async () => {
  const { id } = await withFans(0);
  const closed = await newClub({ visibility: 'private' });
  const hidden = await putCampaign(app, { club_id: closed.id, state: 'running' });
  const open = await rooms[0]?.mayWatch(app.platform, visitor, [id, hidden, 'nothing']);
  expect([...(open?.keys() ?? [])]).toEqual([id]);
});

test('Home says of one that is begun and closes soon, and of a prize', async () => {
  const { id, fans, missions } = await withFans(1);
  const [fan] = fans as [Registered];
  const lines = async () =>
    (await app.ok('GET /home/today', {}, fan.as)).data.lines.flatMap((line) =>
      line.kind === 'campaign' ? [[line.stand, line.campaign_id, line.completed, line.missions]] : [],
    );
  expect(await lines()).toEqual([['closes', id, 1, 2]]);
  await doStep(app, missions[1]?.step ?? '', fan);
  expect(await lines()).toEqual([['won', id, 2, 2]]);
});

test('whoever keeps their collection to themselves learns that a link to their win shows nothing', async () => {
  const { id, fans, missions } = await withFans(1);
  const [fan] = fans as [Registered];
  await doStep(app, missions[1]?.step ?? '', fan);
  const params = { id, user: fan.user_name };
  const read = (as?: Registered['as']) => app.call('GET /campaigns/:id/winners/:user', { params }, as);
  expect(await read(fan.as)).toMatchObject({ body: { data: { shown: true } } });
  const text = `update users set collection_for = 'nobody' where id = $1`;
  await app.platform.db.query({ text, values: [fan.id] });
  expect(await read(fan.as)).toMatchObject({ body: { data: { shown: false } } });
  expect(codeOf(await read())).toBe('campaigns.win-not-shown');
});

test('staff of a partner edit it in their own club; a fan nowhere', async () => {
  const [host, other] = [await newClub(), await newClub()];
  const id = await makeCampaign(app, host);
  await app.ok('POST /campaigns/:id/clubs', { params: { id }, body: { club: other.id } }, host.owner.as);
  const at = async (as: Registered['as']) =>
    (await app.ok('GET /campaigns/:id', { params: { id } }, as)).data.edit_at;
  expect([await at(host.owner.as), await at(other.owner.as)]).toEqual([host.handle, other.handle]);
  const shown = await putCampaign(app, { club_id: host.id, state: 'running' });
  const fan = await fanOf(host);
  expect((await app.ok('GET /campaigns/:id', { params: { id: shown } }, fan.as)).data.edit_at).toBeNull();
});

test('a mission that is out of sight is no reason to join its club; one of a private club is', async () => {
  const [host, other] = [await newClub(), await newClub({ visibility: 'private' })];
  const id = await putCampaign(app, { club_id: host.id, state: 'running' });
  const made = [await publishedMission(app, host), await publishedMission(app, other)];
  const { db, clock } = app.platform;
  await db.query({
    text: `insert into campaign_clubs (campaign_id, club_id, position, answer, invited_at) values ($1, $2, 1, 'accepted', $3)`,
    values: [id, other.id, clock.now()],
  });
  for (const [at, club] of [host, other].entries())
    await db.query({
      text: `insert into campaign_missions (campaign_id, mission_id, club_id, position, agreed) values ($1, $2, $3, $4, true)`,
      values: [id, made[at]?.id, club.id, at],
    });
  const list = async (as: Registered['as']) =>
    (await app.ok('GET /campaigns/:id', { params: { id } }, as)).data.list.map(
      ({ mission, members_only }) => [mission !== null, members_only],
    );
  const fan = await fanOf(host);
  expect(await list(fan.as)).toEqual([
    [true, false],
    [false, true],
  ]);
  await db.query({
    text: 'update missions set hidden_at = $2 where id = $1',
    values: [made[0]?.id, clock.now()],
  });
  expect(await list(fan.as)).toEqual([
    [false, false],
    [false, true],
  ]);
});

test('a newcomer is led to a club that they can join, and what needs an invitation is marked', async () => {
  const [host, partner] = [await newClub({ join_policy: 'invite' }), await newClub()];
  await fundClub(app, host.id, 1000);
  const { id, missions } = await runningCampaign(app, host, { rewards: [reward] });
  await app.platform.db.query({
    text: `insert into campaign_clubs (campaign_id, club_id, position, answer, invited_at)
      values ($1, $2, 1, 'accepted', $3)`,
    values: [id, partner.id, app.clock.now()],
  });
  const page = async (as?: Registered['as']) =>
    (await app.ok('GET /campaigns/:id', { params: { id } }, as)).data;
  const newcomer = await fanOf(await newClub());
  expect(await page(newcomer.as)).toMatchObject({
    joined: false,
    join: { id: partner.id, invite_only: false },
    list: [{ invite_only: true }],
  });
  const half = await fanOf(partner);
  expect(await page(half.as)).toMatchObject({ joined: true, join: { id: host.id, invite_only: true } });
  expect(await page(host.owner.as)).toMatchObject({ joined: true, list: [{ invite_only: false }] });
  // The mission says the same, and which campaign it counts for as long as that runs.
  const mission = async (as: Registered['as']) =>
    (await app.ok('GET /missions/:id', { params: { id: missions[0]?.id ?? '' } }, as)).data;
  expect(await mission(newcomer.as)).toMatchObject({
    invite_only: true,
    campaign: { id, title: 'Kites over Lisbon' },
  });
  expect((await mission(host.owner.as)).invite_only).toBe(false);
  app.clock.advance(4 * 86_400_000);
  expect((await mission(host.owner.as)).campaign).toBeNull();
});
