// Tests every limit of a license at every endpoint that adds to it: refused with what is allowed and used, open again on a larger
// license, and of many at once only as many as there are places.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setLimit } from '#domains/clubs/public/set-limit.ts';
import { actorOf, choose, fund } from '#domains/licenses/testing/licensed-club.ts';
import { publishMission } from '#domains/missions/actions/run-mission.ts';
import { makeMission, publishedMission } from './testing/missions.ts';
import { manyAddresses } from './testing/people.ts';
import { tally } from './testing/races.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { makeWorld, type Stage, type World } from './testing/world.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  world = await makeWorld(app);
});
afterAll(() => app.stop());

type Answer = { ok: boolean; status: number };
/** Uses up the limit, and answers the call that would go beyond it. */
type Way = (stage: Stage) => Promise<() => Promise<Answer>>;

const params = ({ club }: Stage) => ({ id: club.id });

async function fillMembers(stage: Stage): Promise<void> {
  await stage.make('member');
  await app.platform.db.transaction((tx) => setLimit(tx, stage.club.id, 'members', 2));
}

const setPolicy = (stage: Stage, policy: string) =>
  app.platform.db.query({
    text: 'update clubs set join_policy = $2 where id = $1',
    values: [stage.club.id, policy],
  });

async function joining(stage: Stage, policy: string): Promise<() => Promise<Answer>> {
  await fillMembers(stage);
  await setPolicy(stage, policy);
  const fan = await stage.make('guest');
  return () => app.call('POST /clubs/:id/join', { params: params(stage), body: {} }, fan.as);
}

const full = { status: 409, error: { code: 'admissions.club-full' } };
const reached = (details: object) => ({
  status: 409,
  error: { code: 'clubs.limit-reached', details: { ...details, license: 'Free' } },
});

const inClub = (stage: Stage) => ({ id: stage.club.id, owner: stage.owner });

const ways: Record<string, { refused: object; way: Way }> = {
  'members: joining an open club': { refused: full, way: (stage) => joining(stage, 'open') },
  'members: joining after requirements': { refused: full, way: (stage) => joining(stage, 'requirements') },
  'members: joining with an invitation': {
    refused: full,
    async way(stage) {
      await fillMembers(stage);
      await setPolicy(stage, 'invite');
      const made = await app.ok(
        'POST /clubs/:id/invitations',
        { params: params(stage), body: { label: 'Friends', limit: null, ends_at: null } },
        stage.owner.as,
      );
      const [fan, { code }] = [await stage.make('guest'), made.data];
      return () => app.call('POST /clubs/:id/join', { params: params(stage), body: { code } }, fan.as);
    },
  },
  'members: approving a request': {
    refused: reached({ limit: 'members', allowed: 2, used: 2 }),
    async way(stage) {
      await setPolicy(stage, 'approval');
      const fan = await stage.make('guest');
      await app.ok('POST /clubs/:id/join', { params: params(stage), body: {} }, fan.as);
      await fillMembers(stage);
      const asked = await app.ok('GET /clubs/:id/join-requests', { params: params(stage) }, stage.owner.as);
      const call = { params: { ...params(stage), request_id: asked.data[0]?.id ?? '' } };
      return () => app.call('POST /clubs/:id/join-requests/:request_id/approve', call, stage.owner.as);
    },
  },
  'admins: making a member one': {
    refused: reached({ limit: 'admins', allowed: 2, used: 2 }),
    async way(stage) {
      const promote = async () => {
        const { id: user_id } = await stage.make('member');
        const call = { params: { ...params(stage), user_id }, body: { role: 'admin' as const } };
        return () => app.call('PUT /clubs/:id/members/:user_id/role', call, stage.owner.as);
      };
      for (let n = 0; n < 2; n += 1) expect(await (await promote())()).toMatchObject({ ok: true });
      return promote();
    },
  },
  'missions: publishing a draft': {
    refused: reached({ limit: 'missions', allowed: 10, used: 10 }),
    async way(stage) {
      const club = inClub(stage);
      for (let n = 0; n < 10; n += 1) await publishedMission(app, club);
      const { id } = await makeMission(app, club);
      return () => app.call('POST /missions/:id/publish', { params: { id } }, stage.owner.as);
    },
  },
};

test.each(Object.entries(ways))(
  '%s: refused at the limit, and open on a larger license',
  async (_, { refused, way }) => {
    const stage = await world.stage({ role: 'owner', visibility: 'public', fresh: true });
    const act = await way(stage);
    expect(await act()).toMatchObject({ ok: false, ...refused });
    // Nothing was changed by it: the same again is refused the same way.
    expect(await act()).toMatchObject({ ok: false, ...refused });
    await fund(stage, 2900);
    await choose(stage, 'pro');
    expect(await act()).toMatchObject({ ok: true });
  },
);

test('a mission that ended, or was paused and goes on, takes no further place', async () => {
  const stage = await world.stage({ role: 'owner', visibility: 'public', fresh: true });
  const club = inClub(stage);
  const missions = [];
  for (let n = 0; n < 10; n += 1) missions.push(await publishedMission(app, club));
  const [first, second] = missions.map(({ id }) => ({ params: { id } }));
  if (first === undefined || second === undefined) throw new Error('ten missions');
  await app.ok('POST /missions/:id/pause', first, stage.owner.as);
  const { id } = await makeMission(app, club);
  const publish = () => app.call('POST /missions/:id/publish', { params: { id } }, stage.owner.as);
  expect(await publish()).toMatchObject(reached({ limit: 'missions', allowed: 10, used: 10 }));
  await app.ok('POST /missions/:id/publish', first, stage.owner.as);
  await app.ok('POST /missions/:id/end', second, stage.owner.as);
  expect(await publish()).toMatchObject({ ok: true });
});

test('twelve published at once: ten are', async () => {
  const stage = await world.stage({ role: 'owner', visibility: 'public', fresh: true });
  const drafts = [];
  for (let n = 0; n < 12; n += 1) drafts.push(await makeMission(app, inClub(stage)));
  const owner = actorOf(app, stage.owner.id);
  const outcomes = await tally(drafts.map(({ id }) => publishMission(app.platform, owner, id)));
  expect(outcomes).toEqual({ ok: 10, 'clubs.limit-reached': 2 });
});
