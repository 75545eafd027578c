// Tests the export of a person's data over HTTP: asked for, gathered by the job, fetched, unpacked, gone after a week.
import { unzip } from '@stagepass/testkit/unzip.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openFile } from '#app/testing/open-file.ts';
import {
  type Mailbox,
  manyAddresses,
  openMailbox,
  PASSWORD,
  type Registered,
  registerVerified,
} from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { buildExport } from './actions/build-export.ts';
import { clearOldExports } from './jobs.ts';

const DAY_MS = 86_400_000;
const never = new AbortController().signal;

let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());

const list = async (fan: Registered) => (await app.ok('GET /users/me/exports', {}, fan.as)).data;
const confirm = (fan: Registered) =>
  app.ok('POST /auth/step-up', { body: { proof: { password: PASSWORD } } }, fan.as);
const ask = (fan: Registered) => app.call('POST /users/me/exports', {}, fan.as);

async function ready(fan: Registered) {
  await vi.waitFor(async () => expect((await list(fan))[0]).toMatchObject({ state: 'ready' }), {
    timeout: 15_000,
    interval: 100,
  });
  const [made] = await list(fan);
  return made ?? expect.unreachable();
}

const open = ({ id }: { id: string }, as?: { token: string }) =>
  openFile(app, `/users/me/exports/${id}/archive.zip`, as);

describe('an export', () => {
  test('holds what every domain knows of the person, and their picture', async () => {
    const [ana, ben] = [await registerVerified(app, mailbox), await registerVerified(app, mailbox)];
    await app.ok('PATCH /users/me', { body: { bio: 'Second tenor, bread.' } }, ana.as);
    await app.ok('PUT /users/:id/follow', { params: { id: ben.id } }, ana.as);
    await app.ok('POST /users/me/muted-words', { body: { word: 'spoiler' } }, ana.as);
    const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const file = { bytes: new Uint8Array(png), type: 'image/png' };
    await app.ok('PUT /users/me/avatar', {}, { ...ana.as, file });
    expect(await ask(ana)).toMatchObject({ status: 202, body: { data: { state: 'waiting' } } });
    const made = await ready(ana);
    expect(made.steps_done).toBe(made.steps_all);
    expect(made.steps_all).toBeGreaterThan(2);
    const response = await open(made, ana.as);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(made.size_bytes),
      'content-disposition': `attachment; filename="stagepass-${ana.user_name}-2026-11-15.zip"`,
      'cache-control': 'no-store',
    });
    const files = unzip(Buffer.from(await response.arrayBuffer()));
    const users = JSON.parse(files.get('users.json')?.toString() ?? '') as Record<string, unknown>;
    expect(users).toMatchObject({
      person: { email: ana.email, bio: 'Second tenor, bread.' },
      following: [{ user_name: ben.user_name }],
      muted_words: [{ word: 'spoiler' }],
    });
    expect(files.get('tables/users-muted-words.csv')?.toString()).toMatch(/^\ufeffword,at\r\nspoiler,/);
    const auth = files.get('auth.json')?.toString() ?? '';
    expect(JSON.parse(auth)).toMatchObject({ password: { set: true }, devices: [{ method: 'password' }] });
    expect(auth).not.toMatch(/argon|hash|token|sealed/i);
    expect(files.get('README.txt')?.toString()).toContain(`@${ana.user_name}`);
    const picture = files.get('media/users/profile-picture.webp') ?? Buffer.alloc(0);
    expect((await sharp(picture).metadata()).format).toBe('webp');
    expect(mailbox.to(ana.email).map((letter) => letter.subject)).toContain('Your StagePass data is ready');
  });

  test('is made once at a time, and asked for by whoever confirmed that it is them', async () => {
    const ana = await registerVerified(app, mailbox);
    app.clock.advance(11 * 60_000);
    expect(await ask(ana)).toMatchObject({ status: 403, error: { code: 'auth.step-up-needed' } });
    await confirm(ana);
    const answers = await Promise.all([ask(ana), ask(ana), ask(ana)]);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    for (const answer of answers) if (!answer.ok) expect(answer.error.code).toBe('users.export-running');
    await ready(ana);
    expect(await ask(ana)).toMatchObject({ ok: true });
    await ready(ana);
  });

  test('is nobody else’s, and gone after seven days', async () => {
    const [ana, ben] = [await registerVerified(app, mailbox), await registerVerified(app, mailbox)];
    await ask(ana);
    const made = await ready(ana);
    expect(await list(ben)).toEqual([]);
    const statusFor = async (as?: { token: string }) => (await open(made, as)).status;
    expect(await statusFor(ana.as)).toBe(200);
    expect(await statusFor(ben.as)).toBe(404);
    expect(await statusFor()).toBe(401);
    app.clock.advance(7 * DAY_MS);
    const again = await app.ok(
      'POST /auth/system',
      { body: { email: ana.email, password: PASSWORD } },
      { headers: ana.as.headers },
    );
    const as = { ...ana, as: { ...ana.as, token: again.data.sctoken } };
    expect(await list(as)).toMatchObject([{ state: 'gone' }]);
    expect(await statusFor(as.as)).toBe(404);
    await clearOldExports.run(app.platform, {}, never);
    const { rows } = await app.platform.db.query<{ state: string; file_key: string | null }>({
      text: 'select state, file_key from data_exports where id = $1',
      values: [made.id],
    });
    expect(rows).toEqual([{ state: 'gone', file_key: null }]);
    expect(await app.platform.storage.get(`exports/${ana.id}/${made.id}`)).toBeUndefined();
  });

  test('that cannot be made is given up after three tries, and can be asked for again', async () => {
    const ana = await registerVerified(app, mailbox);
    const id = '01981e3a-0000-7000-8000-0000000000aa';
    await app.platform.db.query({
      text: `insert into data_exports (id, user_id, state, asked_at) values ($1, $2, 'waiting', $3)`,
      values: [id, ana.id, app.clock.now()],
    });
    const put = vi.spyOn(app.platform.storage, 'put').mockRejectedValue(new Error('the disk is full'));
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await expect(buildExport(app.platform, id, never)).rejects.toThrow('the disk is full');
      expect(await list(ana)).toMatchObject([{ state: attempt < 3 ? 'running' : 'failed' }]);
    }
    put.mockRestore();
    expect(await ask(ana)).toMatchObject({ ok: true });
    await ready(ana);
  });
});
