// Tests the end of an account over HTTP: asked for, taken back by signing in, and carried out, even by a process that is killed.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { imageAddress } from '@stagepass/base/address.ts';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { foundClub, joinedMember } from '#app/testing/clubs.ts';
import {
  type Mailbox,
  manyAddresses,
  openMailbox,
  PASSWORD,
  type Registered,
  registerVerified,
  stranger,
} from '#app/testing/people.ts';
import { programEnv } from '#app/testing/program-env.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { upload } from '#app/testing/uploads.ts';
import { eraseAccount } from './actions/erase-account.ts';
import { eraseDueAccounts } from './jobs.ts';
import { isUserNameFree } from './public/is-user-name-free.ts';

const DAY_MS = 86_400_000;
const never = new AbortController().signal;

let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());

const fan = () => registerVerified(app, mailbox);
const ask = (who: Registered) => app.call('POST /users/me/deletion', {}, who.as);
const signIn = (who: Registered) =>
  app.call('POST /auth/system', { body: { email: who.email, password: PASSWORD } }, stranger());
const see = (who: Registered) => app.call('GET /users/:id', { params: { id: who.id } });
const state = async (who: Registered) => {
  const { rows } = await app.platform.db.query<{ state: string; erased: string[] }>({
    text: 'select state, erased from account_deletions where user_id = $1',
    values: [who.id],
  });
  return rows[0];
};

describe('asking to be deleted', () => {
  test('signs every device out, hides the person, and is taken back by signing in', async () => {
    const ana = await fan();
    const phone = await signIn(ana);
    const due = new Date(app.clock.now().getTime() + 14 * DAY_MS).toISOString();
    expect(await ask(ana)).toMatchObject({ ok: true, body: { data: { due_at: due } } });
    expect(await app.call('GET /users/me', {}, ana.as)).toMatchObject({ status: 401 });
    const other = phone.ok ? { token: phone.body.data.sctoken } : {};
    expect(await app.call('GET /users/me', {}, other)).toMatchObject({ status: 401 });
    expect(await see(ana)).toMatchObject({ status: 404 });
    app.clock.advance(13 * DAY_MS);
    const back = await signIn(ana);
    expect(back.ok).toBe(true);
    expect(await see(ana)).toMatchObject({ ok: true });
    const as = { token: back.ok ? back.body.data.sctoken : '' };
    const { data } = await app.ok('GET /users/me/deletion', {}, as);
    const value = {
      credits_cents: 0,
      held_cents: 0,
      returnable_cents: 0,
      owed_cents: 0,
      items: 0,
      listed: 0,
      leading: 0,
      tickets: 0,
      tokens: [],
    };
    expect(data).toEqual({
      due_at: null,
      cancelled_at: app.clock.now().toISOString(),
      owned_clubs: [],
      value,
    });
    app.clock.advance(2 * DAY_MS);
    await eraseAccount(app.platform, ana.id, never);
    expect(await see(ana)).toMatchObject({ ok: true });
    const subjects = mailbox.to(ana.email).map((letter) => letter.subject);
    expect(subjects).toContain('Your StagePass account will be deleted');
    expect(subjects).toContain('Your StagePass account won’t be deleted');
  });

  test('takes whoever confirmed lately that it is them', async () => {
    const ana = await fan();
    app.clock.advance(11 * 60_000);
    expect(await ask(ana)).toMatchObject({ status: 403, error: { code: 'auth.step-up-needed' } });
    expect(await see(ana)).toMatchObject({ ok: true });
    await app.ok('POST /auth/step-up', { body: { proof: { password: PASSWORD } } }, ana.as);
    expect(await ask(ana)).toMatchObject({ ok: true });
  });
});

describe('erasing', () => {
  test('leaves a row that names nobody, and keeps the name from others for 90 days', async () => {
    const [ana, ben] = [await fan(), await fan()];
    await app.ok('PATCH /users/me', { body: { bio: 'Here I was.', display_name: 'Ana Lima' } }, ana.as);
    await app.ok('PUT /users/:id/follow', { params: { id: ana.id } }, ben.as);
    await app.ok('PUT /users/:id/follow', { params: { id: ben.id } }, ana.as);
    await ask(ana);
    await eraseAccount(app.platform, ana.id, never);
    expect(await state(ana)).toMatchObject({ state: 'waiting', erased: [] });
    app.clock.advance(14 * DAY_MS);
    await eraseDueAccounts.run(app.platform, {}, never);
    await vi.waitFor(async () => expect(await state(ana)).toMatchObject({ state: 'done' }), {
      timeout: 15_000,
      interval: 100,
    });
    const { rows } = await app.platform.db.query<Record<string, unknown>>({
      text: 'select * from users where id = $1',
      values: [ana.id],
    });
    expect(rows[0]).toMatchObject({ display_name: 'Former fan', email: null, bio: '' });
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${ana.user_name}|Lima|example\\.test`));
    expect(await signIn(ana)).toMatchObject({ status: 401 });
    expect(await see(ana)).toMatchObject({ status: 404 });
    const left = await app.platform.db.query<{ count: number }>({
      text: `select (select count(*) from auth_accounts where user_id = $1)
        + (select count(*) from auth_sessions where user_id = $1)
        + (select count(*) from user_follows where $1 in (follower_id, followed_id)) as count`,
      values: [ana.id],
    });
    expect(left.rows).toEqual([{ count: 0 }]);
    expect(await app.call('GET /users/:id', { params: { id: ben.id } })).toMatchObject({
      body: { data: { followers: 0, following: 0 } },
    });
    expect(await isUserNameFree(app.platform, app.platform.db, ana.user_name)).toBe(false);
    app.clock.advance(90 * DAY_MS);
    expect(await isUserNameFree(app.platform, app.platform.db, ana.user_name)).toBe(true);
    // The address is free for a new beginning.
    const body = { email: ana.email, password: PASSWORD, rawPassword: PASSWORD };
    expect(await app.call('POST /auth/system/register', { body }, stranger())).toMatchObject({ ok: true });
  });

  test('leaves a club that was handed over its picture and its place in search, and takes the person’s own files', async () => {
    const club = await foundClub(app, mailbox, { name: 'Quennell Lantern Society' });
    const params = { id: club.id };
    const heir = await joinedMember(app, mailbox, club.id);
    const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const sent = () => upload(app, { as: club.owner.as, bytes: png, type: 'image/png', name: 'lima.png' });
    const [media_id, unused] = [await sent(), await sent()];
    const { data } = await app.ok('PUT /clubs/:id/picture', { params, body: { media_id } }, club.owner.as);
    const member = { ...params, user_id: heir.id };
    await app.ok(
      'PUT /clubs/:id/members/:user_id/role',
      { params: member, body: { role: 'admin' } },
      club.owner.as,
    );
    await app.ok('POST /clubs/:id/hand-over', { params, body: { user_id: heir.id } }, club.owner.as);
    await app.ok('POST /clubs/:id/hand-over/accept', { params }, heir.as);
    await ask(club.owner);
    app.clock.advance(14 * DAY_MS);
    await eraseAccount(app.platform, club.owner.id, never);
    expect(await state(club.owner)).toMatchObject({ state: 'done' });
    const picture = imageAddress(data.picture?.large_url ?? '', `${app.url}/api`);
    expect((await fetch(picture)).status).toBe(200);
    const found = await app.ok('GET /search', { query: { q: 'quennell', kind: 'club' } });
    expect(found.data.groups[0]?.cards.map((card) => card.id)).toEqual([club.id]);
    const { rows } = await app.platform.db.query({
      text: 'select id, name from media where owner_id = $1',
      values: [club.owner.id],
    });
    expect(rows).toEqual([{ id: media_id, name: '' }]);
    expect(unused).not.toBe(media_id);
  });

  test('goes on after the process was killed in the middle of it', async () => {
    const ana = await fan();
    await ask(ana);
    // Begun, and far from due: this server's own round must not take it up while the other one is at it.
    await app.platform.db.query({
      text: `with begun as (update users set erasing_at = now() where id = $1)
        update account_deletions set state = 'erasing', due_at = '2999-01-01' where user_id = $1`,
      values: [ana.id],
    });
    const url = app.platform.config.DATABASE_URL ?? expect.unreachable();
    // Holds the row that auth's part has to remove: the other process gets that far and no farther.
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    await holder.query('begin');
    await holder.query('select 1 from auth_accounts where user_id = $1 for update', [ana.id]);
    const child = spawn(process.execPath, ['--input-type=module', '-e', erasingProgram], {
      cwd: path.join(import.meta.dirname, '..', '..', '..'),
      env: {
        ...programEnv(),
        NODE_ENV: 'test',
        LOG_LEVEL: 'error',
        DATABASE_URL: url,
        DATA_DIR: app.platform.config.data_dir,
        SECRET_KEY: 'a-secret-for-tests-only-0123456789',
        ERASE: ana.id,
      },
      stdio: 'inherit',
    });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    await vi.waitFor(
      async () => {
        const { rows } = await app.platform.db.query<{ waits: boolean }>({
          text: `select exists (select from pg_stat_activity where datname = current_database()
            and wait_event_type = 'Lock' and query ilike '%auth_accounts%') as waits`,
        });
        expect(rows).toEqual([{ waits: true }]);
      },
      { timeout: 40_000, interval: 100 },
    );
    child.kill('SIGKILL');
    await ended;
    await holder.query('rollback');
    await holder.end();
    const half = await state(ana);
    expect(half?.state).toBe('erasing');
    expect(half?.erased).toContain('posts');
    expect(half?.erased).not.toContain('auth');
    expect(half?.erased).not.toContain('users');
    // Half gone is gone: nobody gets in any more, and the name is not anybody's yet.
    expect(await signIn(ana)).toMatchObject({ status: 403, error: { code: 'account-suspended' } });
    await eraseAccount(app.platform, ana.id, never);
    expect(await state(ana)).toMatchObject({ state: 'done' });
    expect(new Set((await state(ana))?.erased).size).toBe((await state(ana))?.erased.length);
    expect(await signIn(ana)).toMatchObject({ status: 401 });
  }, 60_000);
});

const erasingProgram = `
  const { boot } = await import('#app/boot.ts');
  const { readConfig } = await import('#platform/config/config.ts');
  const { eraseAccount } = await import('#domains/users/actions/erase-account.ts');
  const { platform } = await boot({ config: readConfig(process.env), with_web_app: false });
  await eraseAccount(platform, process.env.ERASE, new AbortController().signal);
  throw new Error('nothing held it up');
`;
