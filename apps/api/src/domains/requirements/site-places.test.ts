// Tests places over HTTP: inside passes, everything else is refused for its own reason, and little is kept or told.
import type { Position } from '@stagepass/contract/requirements/place.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foundClub, joinedMember } from '#app/testing/clubs.ts';
import { putDesign } from '#app/testing/items.ts';
import { makeMission, publishedMission } from '#app/testing/missions.ts';
import { type Mailbox, manyAddresses, openMailbox, type Registered } from '#app/testing/people.ts';
import { answerStep, codeOf, hall, placeStep, standing } from '#app/testing/site.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { requirements } from './domain.ts';
import { jobs } from './jobs.ts';

let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());

async function siteOf(config: Partial<typeof placeStep> = {}) {
  const club = await foundClub(app, mailbox);
  const { id, steps } = await publishedMission(app, club, { steps: [{ ...placeStep, ...config }] });
  return { club, id, step: steps[0] ?? '' };
}
const fanOf = ({ club }: { club: { id: string } }) => joinedMember(app, mailbox, club.id);
const handIn = (step: string, fan: Registered, at: Position, code?: string) =>
  answerStep(app, step, fan, { type: 'LOCATION', ...at, ...(code === undefined ? {} : { code }) });
const ago = (seconds: number) => new Date(app.clock.now().getTime() - seconds * 1000).toISOString();
const refusal = (code: string, details?: object) => ({
  code: `requirements.${code}`,
  ...(details && { details }),
});

describe('a place', () => {
  test('is passed inside its radius, after refusals that say what to do and count as no try', async () => {
    const site = await siteOf();
    const fan = await fanOf(site);
    const at = (north_m: number, change: Partial<Position> = {}) =>
      handIn(site.step, fan, standing(app, north_m, change));
    expect(await at(240)).toMatchObject(refusal('outside-place', { distance_m: 240 }));
    expect(await at(0, { taken_at: ago(61) })).toMatchObject(refusal('position-stale', { age_s: 61 }));
    expect(await at(0, { taken_at: ago(-10) })).toMatchObject(refusal('position-future'));
    expect(await at(0, { accuracy_m: 150 })).toMatchObject(refusal('position-coarse', { needed_m: 100 }));
    expect(await at(120)).toEqual({ passed: true });
    const { rows } = await app.platform.db.query({
      text: 'select tries from requirement_progress where requirement_id = $1',
      values: [site.step],
    });
    expect(rows).toEqual([{ tries: 1 }]);
    const standings = { params: { id: site.club.id } };
    expect((await app.ok('GET /clubs/:id/standing', standings, fan.as)).data.xp).toBe(100);
  });

  test('far from the last pass is refused until somebody can have come there', async () => {
    const here = await siteOf();
    const paris = { lat: 48.8566, long: 2.3522 };
    const there = await siteOf({ place: { ...paris, radius_m: 150 } });
    const fan = await fanOf(here);
    await app.ok('POST /clubs/:id/join', { params: { id: there.club.id }, body: {} }, fan.as);
    expect(await handIn(here.step, fan, standing(app))).toEqual({ passed: true });
    app.clock.advance(600_000);
    const far = () => handIn(there.step, fan, standing(app, 0, paris));
    expect(await far()).toMatchObject(refusal('impossible-travel'));
    app.clock.advance(1_200_000);
    expect(await far()).toEqual({ passed: true });
  });

  test('is asked about thirty times in ten minutes', async () => {
    const site = await siteOf();
    const fan = await fanOf(site);
    for (let tried = 0; tried < 30; tried += 1)
      expect(await handIn(site.step, fan, standing(app, 500))).toMatchObject(refusal('outside-place'));
    expect(await handIn(site.step, fan, standing(app))).toMatchObject(refusal('place-too-many'));
  });

  test('that is hidden is in nothing that a fan is sent, and answers only coarsely', async () => {
    const secret = { lat: 51.512345, long: -0.123456, radius_m: 150 };
    const site = await siteOf({ place: secret, hidden: true, name: 'Quiet Cellar' });
    const fan = await fanOf(site);
    const params = { id: site.step };
    const list = { owner_kind: 'mission' as const, owner_id: site.id };
    const far = await handIn(site.step, fan, standing(app));
    expect(far).toMatchObject(refusal('outside-place', { distance_m: 2000 }));
    const bytes = JSON.stringify([
      await app.call('POST /requirements/:id/open', { params }, fan.as),
      await app.call('GET /requirement-lists/:owner_kind/:owner_id', { params: list }, fan.as),
      await app.call('GET /requirement-lists/:owner_kind/:owner_id/editor', { params: list }, fan.as),
      await app.call('GET /missions/:id', { params: { id: site.id } }, fan.as),
      far,
    ]);
    expect(bytes).toContain('Over the bridge.');
    for (const told of ['51.512', '0.1234', 'Quiet Cellar']) expect(bytes.includes(told), told).toBe(false);
    expect(await handIn(site.step, fan, standing(app, 0, { lat: secret.lat, long: secret.long }))).toEqual({
      passed: true,
    });
  });

  test('keeps where somebody passed for a day, exports it, and forgets it with them', async () => {
    const site = await siteOf();
    const fan = await fanOf(site);
    expect(await handIn(site.step, fan, standing(app, 40))).toEqual({ passed: true });
    const kept = async () =>
      (
        await app.platform.db.query({
          text: 'select user_id from requirement_last_places where user_id = $1',
          values: [fan.id],
        })
      ).rows.length;
    const everything = async () => {
      const { rows } = await app.platform.db.query({
        text: `select to_jsonb(a) as row from requirement_attempts a where user_id = $1`,
        values: [fan.id],
      });
      return JSON.stringify(rows);
    };
    // The attempt itself knows nothing of where it was.
    expect(await everything()).not.toContain(String(hall.long));
    expect(JSON.stringify(await requirements.exportUser?.(app.platform, fan.id))).toContain('last_place');
    const forget = jobs.find(({ name }) => name === 'requirements.forget-places');
    app.clock.advance(23 * 3_600_000);
    await forget?.run(app.platform, {}, new AbortController().signal);
    expect(await kept()).toBe(1);
    app.clock.advance(2 * 3_600_000);
    await forget?.run(app.platform, {}, new AbortController().signal);
    expect(await kept()).toBe(0);
    const other = await fanOf(site);
    expect(await handIn(site.step, other, standing(app))).toEqual({ passed: true });
    await app.platform.db.transaction(async (tx) => {
      await requirements.eraseUser?.(tx, other.id, app.platform);
    });
    const left = await requirements.exportUser?.(app.platform, other.id);
    expect(left).toEqual({ attempts: [], reviews: [], site: [] });
  });
});

describe('a place with its code', () => {
  test('needs both, and says which is missing', async () => {
    const site = await siteOf({ code: true });
    const fan = await fanOf(site);
    const code = await codeOf(app, site.step, site.club.owner);
    expect(await handIn(site.step, fan, standing(app))).toMatchObject(refusal('code-missing'));
    expect(await handIn(site.step, fan, standing(app), 'K7QM2P4X9R')).toMatchObject(refusal('code-wrong'));
    expect(await handIn(site.step, fan, standing(app, 300), code)).toMatchObject(refusal('outside-place'));
    expect(await handIn(site.step, fan, standing(app), code)).toEqual({ passed: true });
  });

  test('is what rewards of value ask for before a mission is published', async () => {
    const club = await foundClub(app, mailbox);
    const design_id = await putDesign(app, { club_id: club.id });
    const rewards = [{ kind: 'item' as const, design_id, total: null }];
    const { id, steps } = await makeMission(app, club, { steps: [placeStep], rewards });
    const publish = () => app.call('POST /missions/:id/publish', { params: { id } }, club.owner.as);
    const refused = await publish();
    const problems = refused.ok ? undefined : (refused.error.details as { problems: string[] }).problems;
    expect(problems).toContain('location-needs-code');
    await app.ok(
      'PUT /requirements/:id',
      {
        params: { id: steps[0] ?? '' },
        body: { title: 'Be there', config: { ...placeStep, code: true }, version: 1 },
      },
      club.owner.as,
    );
    const again = await publish();
    const left = again.ok ? [] : (again.error.details as { problems: string[] }).problems;
    expect(left).not.toContain('location-needs-code');
  });
});

test('only places of the demo world are moved by fans', async () => {
  const site = await siteOf();
  const fan = await fanOf(site);
  const input = { params: { id: site.step }, body: { lat: 1, long: 1 } };
  const refused = await app.call('POST /requirements/:id/move-here', input, fan.as);
  expect(refused).toMatchObject({ ok: false, error: { code: 'requirements.not-movable' } });
  // The same club by the name of one of the demo world's.
  await app.platform.db.query({
    text: `update clubs set handle = 'velvet-static' where id = $1`,
    values: [site.club.id],
  });
  await app.ok('POST /requirements/:id/move-here', input, fan.as);
  expect(await handIn(site.step, fan, standing(app, 0, { lat: 1, long: 1 }))).toEqual({ passed: true });
});
