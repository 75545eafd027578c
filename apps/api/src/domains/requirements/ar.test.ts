// Tests AR over HTTP: a model and a marker, each way in which they are refused, and when it can be finished.
import type { ConfigOf } from '@stagepass/contract/requirements/shapes.ts';
import { sampleModel } from '@stagepass/testkit/sample-model.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foundClub, joinedMember } from '#app/testing/clubs.ts';
import { makeMission, publishedMission } from '#app/testing/missions.ts';
import { type Mailbox, manyAddresses, openMailbox, type Registered } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { upload } from '#app/testing/uploads.ts';

let app: TestApp;
let mailbox: Mailbox;
let club: Awaited<ReturnType<typeof foundClub>>;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
  club = await foundClub(app, mailbox, {});
});
afterAll(() => app.stop());

const house: ConfigOf<'AR'> = {
  type: 'AR',
  text: '',
  find: 'model',
  model: { from: 'house', shape: 'record' },
  seconds: 10,
};
const fileOf = (bytes: Buffer) =>
  upload(app, { as: club.owner.as as never, bytes, type: 'model/gltf-binary', purpose: 'file' });
const codeOf = (answered: { ok: boolean; error?: { code: string } }) =>
  answered.ok ? undefined : answered.error?.code;

async function begun(config: ConfigOf<'AR'>) {
  const { steps } = await publishedMission(app, club, { steps: [config] });
  const fan = await joinedMember(app, mailbox, club.id);
  const params = { id: steps[0] ?? '' };
  const { data } = await app.ok('POST /requirements/:id/open', { params }, fan.as);
  const { nonce, model_url } = data.task as unknown as { nonce: string; model_url: string | null };
  return { fan, params, attempt_id: data.id, nonce, model_url };
}
type Play = Awaited<ReturnType<typeof begun>>;

const tell = ({ fan, params, attempt_id, nonce }: Play, told: object, with_nonce = nonce) => {
  const body = { attempt_id, report: { type: 'AR' as const, nonce: with_nonce, told: told as never } };
  return app.call('POST /requirements/:id/report', { params, body }, fan.as);
};
const finish = ({ fan, params, attempt_id }: Play) => {
  const body = { attempt_id, answer: { type: 'AR' as const } };
  return app.call('POST /requirements/:id/finish', { params, body }, fan.as);
};
const markerOf = async (id: string, as = club.owner.as) =>
  (await app.ok('GET /requirements/:id/marker', { params: { id } }, as)).data;
const add = async (config: ConfigOf<'AR'>, by: Registered['as'] = club.owner.as) => {
  const { id } = await makeMission(app, club, { steps: [] });
  const params = { owner_kind: 'mission' as const, owner_id: id };
  return app.call(
    'POST /requirement-lists/:owner_kind/:owner_id/requirements',
    { params, body: { title: 'Model', config } },
    by,
  );
};

describe('an AR step with a model', () => {
  test('is done by placing it, not before the least time, and only with this attempt’s nonce', async () => {
    const play = await begun(house);
    const model = await fetch(`${app.url}/api${play.model_url}`);
    expect(model.status).toBe(200);
    expect(Buffer.from(await model.arrayBuffer()).toString('latin1', 0, 4)).toBe('glTF');
    const placed = { act: 'placed', by: 'ar', sides: 0 };
    expect(codeOf(await finish(play))).toBe('requirements.not-placed');
    expect(codeOf(await tell(play, placed, 'made-up'))).toBe('requirements.opened-anew');
    expect(codeOf(await finish(play))).toBe('requirements.not-placed');
    expect((await tell(play, placed)).ok).toBe(true);
    expect(codeOf(await finish(play))).toBe('requirements.too-soon');
    app.clock.advance(10_000);
    const ended = await finish(play);
    expect(ended.ok && ended.body.data).toMatchObject({ passed: true, all_passed: true });
  });

  test('counts as turned only from every side', async () => {
    const play = await begun({ ...house, seconds: 0 });
    expect(codeOf(await tell(play, { act: 'placed', by: 'turned', sides: 7 }))).toBe(
      'requirements.not-turned',
    );
    expect((await tell(play, { act: 'placed', by: 'turned', sides: 8 })).ok).toBe(true);
    expect((await finish(play)).ok).toBe(true);
  });

  test('takes a creator’s own .glb file, and refuses what is none', async () => {
    const wrong = await add({
      ...house,
      model: { from: 'upload', media_id: await fileOf(Buffer.from('no model')) },
    });
    expect(codeOf(wrong)).toBe('requirements.config-not-right');
    const media_id = await fileOf(sampleModel());
    const play = await begun({ ...house, model: { from: 'upload', media_id } });
    const model = await fetch(`${app.url}/api${play.model_url}`);
    expect(Buffer.from(await model.arrayBuffer()).equals(sampleModel())).toBe(true);
    const own = await upload(app, {
      as: play.fan.as as never,
      bytes: sampleModel(),
      type: 'model/gltf-binary',
      purpose: 'file',
    });
    const foreign = await add({ ...house, model: { from: 'upload', media_id: own } });
    expect(codeOf(foreign)).toBe('media.not-claimable');
  });
});

describe('an AR step with a marker', () => {
  const hidden: ConfigOf<'AR'> = { ...house, find: 'marker', seconds: 0 };

  test('shows its model to whoever scanned its own marker, and to nobody else', async () => {
    const play = await begun(hidden);
    const other = await begun(hidden);
    expect(play.model_url).toBeNull();
    const own = await markerOf(play.params.id);
    const foreign = await markerOf(other.params.id);
    const scan = (code: string) => tell(play, { act: 'marker', code });
    expect(codeOf(await tell(play, { act: 'placed', by: 'ar', sides: 0 }))).toBe(
      'requirements.marker-missing',
    );
    expect(codeOf(await scan(foreign.code))).toBe('requirements.marker-foreign');
    expect(codeOf(await scan(`${own.code.slice(0, -3)}abc`))).toBe('requirements.marker-foreign');
    expect(codeOf(await scan('https://example.com'))).toBe('requirements.marker-foreign');
    const found = await scan(own.code);
    expect(found.ok && found.body.data.task).toMatchObject({ model_url: own.model_url });
    await tell(play, { act: 'placed', by: 'ar', sides: 0 });
    expect((await finish(play)).ok).toBe(true);
  });

  test('keeps what the marker says from fans', async () => {
    const play = await begun(hidden);
    const asked = await app.call('GET /requirements/:id/marker', { params: play.params }, play.fan.as);
    expect(codeOf(asked)).toBe('clubs.staff-only');
  });
});
