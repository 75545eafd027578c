// Tests VR over HTTP: a scene of the wrong shape, the places that no answer holds, and every way in which pointing is refused.
import type { RequirementConfig } from '@stagepass/contract/requirements/shapes.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foundClub, joinedMember } from '#app/testing/clubs.ts';
import { makeMission, publishedMission } from '#app/testing/missions.ts';
import { type Mailbox, manyAddresses, openMailbox, type Registered } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { uploadPicture } from '#app/testing/uploads.ts';

let app: TestApp;
let mailbox: Mailbox;
let club: Awaited<ReturnType<typeof foundClub>>;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
  club = await foundClub(app, mailbox, {});
});
afterAll(() => app.stop());

const places = [
  { key: 'drums', yaw: 61.25, pitch: 3.5, radius_deg: 8, clue: 'Hit with sticks', found: 'The kit' },
  { key: 'lamp', yaw: -147.75, pitch: 33.5, radius_deg: 8, clue: 'Switched on', found: 'The lamp' },
];

const picture = (width: number, height: number) => uploadPicture(app, club.owner.as, { width, height });

const config = (media_id: string | null): RequirementConfig => ({
  type: 'VR',
  text: '',
  media_id,
  hotspots: places,
  misses: 3,
  seconds: 10,
});

async function begun() {
  const { steps } = await publishedMission(app, club, { steps: [config(await picture(1024, 512))] });
  const fan = await joinedMember(app, mailbox, club.id);
  const params = { id: steps[0] ?? '' };
  const { data } = await app.ok('POST /requirements/:id/open', { params }, fan.as);
  return { fan, params, attempt: data };
}

interface Play {
  fan: Registered;
  params: { id: string };
  attempt: { id: string };
}
const point = (
  { fan, params, attempt }: Play,
  { nonce, ...at }: { nonce: string; yaw: number; pitch: number },
) => {
  app.clock.advance(1000);
  const body = { attempt_id: attempt.id, report: { type: 'VR' as const, nonce, ...at } };
  return app.call('POST /requirements/:id/report', { params, body }, fan.as);
};
const finish = ({ fan, params, attempt }: Play) => {
  const body = { attempt_id: attempt.id, answer: { type: 'VR' as const } };
  return app.call('POST /requirements/:id/finish', { params, body }, fan.as);
};
const codeOf = (answered: { ok: boolean; error?: { code: string } }) =>
  answered.ok ? undefined : answered.error?.code;

type Task = { clue: { text: string; nonce: string } | null };
const clueOf = (task: unknown) => (task as Task).clue ?? { text: '', nonce: '' };
const placeOf = (task: unknown) => places.find(({ clue }) => clue === clueOf(task).text) ?? places[0];
const taskAfter = (answered: Awaited<ReturnType<typeof point>>) =>
  answered.ok ? answered.body.data.task : undefined;

describe('a 360° scene', () => {
  test('has to be twice as wide as high', async () => {
    const { id } = await makeMission(app, club, { steps: [] });
    const add = async (media_id: string | null) =>
      app.call(
        'POST /requirement-lists/:owner_kind/:owner_id/requirements',
        {
          params: { owner_kind: 'mission', owner_id: id },
          body: { title: 'Room', config: config(media_id) },
        },
        club.owner.as,
      );
    const wrong = await add(await picture(800, 600));
    expect(codeOf(wrong)).toBe('requirements.config-not-right');
    expect(codeOf(await add(null))).toBe('requirements.config-not-right');
    expect((await add(await picture(800, 400))).ok).toBe(true);
  });

  test('keeps more of its pixels than other pictures', async () => {
    const id = await picture(5000, 2500);
    const { data } = await app.ok('GET /media/:id', { params: { id } }, club.owner.as);
    expect(data.view).toMatchObject({ width: 4096, height: 2048 });
  });

  test('is done clue by clue, and no answer holds a place or a later clue', async () => {
    const play = await begun();
    const bytes: string[] = [JSON.stringify(play.attempt)];
    const first = placeOf(play.attempt.task);
    const second = places.find((one) => one !== first) ?? places[0];
    expect(bytes[0]).toContain(first?.clue);
    expect(bytes[0]).not.toContain(second?.clue);
    const list = { owner_kind: 'mission' as const, owner_id: await missionOf(play.params.id) };
    bytes.push(
      JSON.stringify(
        (await app.ok('GET /requirement-lists/:owner_kind/:owner_id', { params: list }, play.fan.as)).data,
      ),
    );
    const missed = await point(play, { nonce: clueOf(play.attempt.task).nonce, yaw: 5, pitch: -80 });
    expect(taskAfter(missed)).toMatchObject({ last: 'miss', misses_left: 2 });
    bytes.push(JSON.stringify(missed.ok && missed.body));
    expect(bytes.join()).not.toContain(second?.clue);
    const hit = await point(play, {
      nonce: clueOf(play.attempt.task).nonce,
      yaw: (first?.yaw ?? 0) + 3,
      pitch: first?.pitch ?? 0,
    });
    expect(taskAfter(hit)).toMatchObject({ last: 'hit', found: [first?.found] });
    bytes.push(JSON.stringify(hit.ok && hit.body));
    expect(codeOf(await finish(play))).toBe('requirements.not-all-found');
    const task = taskAfter(hit);
    const last = await point(play, {
      nonce: clueOf(task).nonce,
      yaw: second?.yaw ?? 0,
      pitch: second?.pitch ?? 0,
    });
    bytes.push(JSON.stringify(last.ok && last.body));
    for (const number of ['61.25', '147.75', '33.5', 'radius']) expect(bytes.join()).not.toContain(number);
    expect(codeOf(await finish(play))).toBe('requirements.too-soon');
    app.clock.advance(10_000);
    const ended = await finish(play);
    expect(ended.ok && ended.body.data).toMatchObject({ passed: true, all_passed: true });
  });

  test('refuses a wrong nonce, a clue out of order and reports that come too fast', async () => {
    const play = await begun();
    const { nonce } = clueOf(play.attempt.task);
    const place = placeOf(play.attempt.task);
    const at = { yaw: place?.yaw ?? 0, pitch: place?.pitch ?? 0 };
    expect(codeOf(await point(play, { nonce: 'made-up', ...at }))).toBe('requirements.clue-over');
    const hit = await point(play, { nonce, ...at });
    expect(codeOf(await point(play, { nonce, ...at }))).toBe('requirements.clue-over');
    const body = {
      attempt_id: play.attempt.id,
      report: { type: 'VR' as const, nonce: clueOf(taskAfter(hit)).nonce, ...at },
    };
    await app.call('POST /requirements/:id/report', { params: play.params, body }, play.fan.as);
    const fast = await app.call('POST /requirements/:id/report', { params: play.params, body }, play.fan.as);
    expect(codeOf(fast)).toBe('requirements.pointed-too-fast');
  });

  test('is over with the last miss, and may be tried again in a new attempt', async () => {
    const play = await begun();
    const { nonce } = clueOf(play.attempt.task);
    const miss = () => point(play, { nonce, yaw: 5, pitch: -80 });
    await miss();
    await miss();
    const last = await miss();
    expect(last.ok && last.body.data.outcome).toMatchObject({ passed: false, reason: 'too-many-misses' });
    expect(codeOf(await miss())).toBe('requirements.not-opened');
    const again = await app.ok('POST /requirements/:id/open', { params: play.params }, play.fan.as);
    expect(again.data).toMatchObject({ number: 2, task: { misses_left: 3, found: [] } });
    expect(clueOf(again.data.task).nonce).not.toBe(nonce);
  });
});

test('a copy of the mission has no picture, and cannot be published before it has one', async () => {
  const { id } = await publishedMission(app, club, { steps: [config(await picture(1024, 512))] });
  const copy = await app.ok('POST /missions/:id/duplicate', { params: { id } }, club.owner.as);
  expect(copy.data.problems).toEqual(['step-unfinished']);
});

async function missionOf(stepId: string): Promise<string> {
  const { rows } = await app.platform.db.query<{ owner_id: string }>({
    text: 'select owner_id from requirements where id = $1',
    values: [stepId],
  });
  return rows[0]?.owner_id ?? '';
}
