// Tests what is told while an attempt is under way and after it: a video by the server's clock, and what was wrong in a quiz.
import type { RequirementAnswer, RequirementConfig } from '@stagepass/contract/requirements/shapes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundClub } from '#app/testing/clubs.ts';
import { type Mailbox, manyAddresses, openMailbox, registerVerified } from '#app/testing/people.ts';
import { sampleMp4 } from '#app/testing/sample-videos.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { upload } from '#app/testing/uploads.ts';

let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());

type Club = Awaited<ReturnType<typeof foundClub>>;

/** One step of joining, and a guest who does it. */
async function asked(club: Club, config: RequirementConfig) {
  const params = { owner_kind: 'joining' as const, owner_id: club.id };
  const path = 'POST /requirement-lists/:owner_kind/:owner_id/requirements';
  const { id } = (await app.ok(path, { params, body: { title: 'Step', config } }, club.owner.as)).data;
  const fan = await registerVerified(app, mailbox);
  const at = { params: { id } };
  return {
    open: async () => (await app.ok('POST /requirements/:id/open', at, fan.as)).data,
    tell: (attempt_id: string, played_s: number) => {
      const body = { attempt_id, report: { type: 'CONTENT' as const, played_s } };
      return app.call('POST /requirements/:id/report', { ...at, body }, fan.as);
    },
    finish: (attempt_id: string, answer: RequirementAnswer) =>
      app.call('POST /requirements/:id/finish', { ...at, body: { attempt_id, answer } }, fan.as),
  };
}

const option = (key: string, right: boolean) => ({ key, text: right ? 'This' : 'That', right });
const quiz: RequirementConfig = {
  type: 'QUIZ',
  text: '',
  questions: [
    { key: 'ques1', text: 'Which?', options: [option('goodOption', true), option('badOption', false)] },
  ],
  time_s: 60,
  pass_percent: 100,
  tries: 2,
  show_wrong: true,
};

test('a quiz tells what was wrong where its creator allows it, and the correct answer once no try is left', async () => {
  const { open, finish, tell } = await asked(await foundClub(app, mailbox), quiz);
  const wrong = async () => {
    const bad = { type: 'QUIZ' as const, answers: { ques1: ['badOption'] } };
    const answered = await finish((await open()).id, bad);
    return answered.ok ? answered.body.data.wrong : answered;
  };
  expect(await wrong()).toEqual([{ question: 'Which?', chosen: ['That'], right: null }]);
  expect(await tell((await open()).id, 1)).toMatchObject({ error: { code: 'requirements.wrong-type' } });
  expect(await wrong()).toEqual([{ question: 'Which?', chosen: ['That'], right: ['This'] }]);
});

test('a quiz that does not allow it tells nothing', async () => {
  const { open, finish } = await asked(await foundClub(app, mailbox), {
    ...quiz,
    show_wrong: false,
    tries: 1,
  });
  const answered = await finish((await open()).id, { type: 'QUIZ', answers: { ques1: ['badOption'] } });
  expect(answered).toMatchObject({ body: { data: { passed: false, wrong: null, tries_left: 0 } } });
});

test('a video is watched by the server’s clock', async () => {
  const club = await foundClub(app, mailbox);
  const media_id = await upload(app, { as: club.owner.as, bytes: sampleMp4(), type: 'video/mp4' });
  const { open, finish, tell } = await asked(club, {
    type: 'CONTENT',
    text: '',
    link: null,
    media_id,
    seconds: 0,
    watch: true,
  });
  await app.platform.db.query({ text: 'update media set duration_s = 12 where id = $1', values: [media_id] });
  const { id, task } = await open();
  expect(task).toMatchObject({ watched: { played_s: 0, needed_s: 10 } });
  expect(await finish(id, { type: 'CONTENT' })).toMatchObject({
    status: 409,
    error: { code: 'requirements.not-watched', details: { played_s: 0, needed_s: 10 } },
  });
  app.clock.advance(4000);
  expect(await tell(id, 600)).toMatchObject({ body: { data: { task: { watched: { played_s: 4 } } } } });
  app.clock.advance(6000);
  expect(await tell(id, 10)).toMatchObject({ body: { data: { task: { watched: { played_s: 10 } } } } });
  expect(await finish(id, { type: 'CONTENT' })).toMatchObject({ body: { data: { passed: true } } });
  expect(await tell(id, 11)).toMatchObject({ status: 409, error: { code: 'requirements.not-opened' } });
});
