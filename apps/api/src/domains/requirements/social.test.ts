// Tests SOCIAL against a stand-in for Discord that checks what it is sent: linked, asked in the fan's name, renewed, revoked, down.
import type { RequirementConfig } from '@stagepass/contract/requirements/shapes.ts';
import { type DiscordServer, startDiscordServer } from '@stagepass/testkit/servers/discord-server.ts';
import { consent } from '@stagepass/testkit/servers/stand-in.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { foundClub, joinedMember } from '#app/testing/clubs.ts';
import { publishedMission } from '#app/testing/missions.ts';
import { type Mailbox, manyAddresses, openMailbox, type Registered, stranger } from '#app/testing/people.ts';
import { following, sendProof } from '#app/testing/reviews.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';

const SERVER = '987654321098765432';
const origin = 'http://localhost:0';
let app: TestApp;
let mailbox: Mailbox;
let discord: DiscordServer;
beforeAll(async () => {
  discord = await startDiscordServer({ redirect_uris: [`${origin}/discord`] });
  app = await startTestApp({ env: { ...manyAddresses, ...discord.env } });
  mailbox = openMailbox(app);
});
afterAll(async () => {
  await app.stop();
  await discord.stop();
});
beforeEach(() => {
  discord.down = false;
  discord.servers.clear();
});

const joining: RequirementConfig = {
  ...following,
  network: 'discord',
  act: 'join',
  url: 'https://discord.gg/velvet',
  server_id: SERVER,
};

let people = 0;
/** Goes to Discord and comes back, as the person who is signed in there. */
async function link(fan: Registered, { servers }: { servers: boolean }): Promise<void> {
  people += 1;
  Object.assign(discord.user, {
    id: `7000${people}`,
    username: `fan${people}`,
    email: null,
    verified: false,
  });
  await app.platform.db.query({
    // Typing a password again is tried elsewhere.
    text: `update auth_sessions set stepped_up_at = '2099-01-01' where user_id = $1`,
    values: [fan.id],
  });
  const start = await app.call(
    'POST /auth/discord/start',
    { body: { redirect_uri: '/discord', servers } },
    stranger(),
  );
  const cookie = (start.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const back = await consent(start.ok ? start.body.data.url : '');
  const body = { code: back.get('code') ?? '', redirect_uri: '/discord', state: back.get('state') ?? '' };
  await app.ok('POST /auth/methods/discord', { body }, { ...fan.as, headers: { ...fan.as.headers, cookie } });
}

async function stage() {
  const club = await foundClub(app, mailbox);
  const fan = await joinedMember(app, mailbox, club.id);
  const { steps } = await publishedMission(app, club, { steps: [joining] });
  const step = steps[0] ?? '';
  const opened = async () =>
    (await app.ok('POST /requirements/:id/open', { params: { id: step } }, fan.as)).data;
  const check = async () => {
    const { id } = await opened();
    const body = { attempt_id: id, answer: { type: 'SOCIAL' as const, way: 'check' as const } };
    const done = await app.call('POST /requirements/:id/finish', { params: { id: step }, body }, fan.as);
    return done.ok ? done.body.data.passed : done.error.code;
  };
  const way = async () => {
    const { task } = await opened();
    return task.type === 'SOCIAL' ? task.check : undefined;
  };
  return { club, fan, step, check, way };
}

test('a server that the fan has joined passes the step at once; one that they have not says so and ends nothing', async () => {
  const { fan, check, way } = await stage();
  expect(await way()).toBe('unlinked');
  expect(await check()).toBe('requirements.discord-not-connected');
  await link(fan, { servers: false });
  expect(await way()).toBe('no-permission');
  expect(await check()).toBe('requirements.discord-not-connected');
  await link(fan, { servers: true });
  // Another account of theirs: the one that lets us ask is asked.
  expect(await way()).toBe('ready');
  expect(await check()).toBe('requirements.not-in-server');
  discord.servers.add(SERVER);
  expect(await check()).toBe(true);
});

test('a fan in very many servers is found on a later page', async () => {
  const { fan, check } = await stage();
  await link(fan, { servers: true });
  for (let at = 0; at < 230; at += 1) discord.servers.add(`1000000000000000${String(at).padStart(3, '0')}`);
  expect(await check()).toBe('requirements.not-in-server');
  discord.servers.add(SERVER);
  expect(await check()).toBe(true);
});

test('the tokens are kept encrypted, renewed when they run out, and go with the link', async () => {
  const { fan, check, way } = await stage();
  await link(fan, { servers: true });
  discord.servers.add(SERVER);
  const kept = async () =>
    (
      await app.platform.db.query<{ access_sealed: string; refresh_sealed: string }>({
        text: `select t.access_sealed, t.refresh_sealed from auth_identity_tokens t join auth_identities i on i.id = t.identity_id
          where i.user_id = $1`,
        values: [fan.id],
      })
    ).rows;
  const [first] = await kept();
  expect(first?.access_sealed).not.toMatch(/^access/);
  expect(first?.refresh_sealed).not.toMatch(/^refresh/);
  app.clock.advance(8 * 86_400_000);
  discord.expireTokens();
  // Two checks at once: a refresh token is good once, and both find the person.
  const { id } = (await app.ok('GET /auth/security', {}, fan.as)).data.methods.find(
    ({ kind }) => kind === 'discord',
  ) ?? { id: '' };
  const both = await Promise.all([check(), check()]);
  expect(both).toEqual([true, true]);
  expect((await kept())[0]?.access_sealed).not.toBe(first?.access_sealed);
  await app.ok('DELETE /auth/methods/:id', { params: { id } }, fan.as);
  expect(await kept()).toEqual([]);
  expect(await way()).toBe('unlinked');
});

test('a permission that was taken back at Discord can be given again', async () => {
  const { fan, check, way } = await stage();
  await link(fan, { servers: true });
  discord.servers.add(SERVER);
  discord.revokeAll();
  expect(await check()).toBe('requirements.discord-not-connected');
  expect(await way()).toBe('no-permission');
});

test('where Discord is down nothing is lost, and a proof goes to review instead', async () => {
  const { club, fan, step, check } = await stage();
  await link(fan, { servers: true });
  discord.servers.add(SERVER);
  discord.down = true;
  expect(await check()).toBe('requirements.network-unreachable');
  expect(await sendProof(app, step, fan, { link: 'https://discord.com/channels/1' })).toMatchObject({
    ok: true,
    body: { data: { in_review: true } },
  });
  const { data } = await app.ok(
    'GET /clubs/:id/reviews',
    { params: { id: club.id }, query: {} },
    club.owner.as,
  );
  expect(data).toHaveLength(1);
});

test('is for members: joining does not ask for it, and a server id only goes with joining a Discord server', async () => {
  const club = await foundClub(app, mailbox);
  const add = (owner_kind: 'joining' | 'mission', owner_id: string, config: RequirementConfig) =>
    app.call(
      'POST /requirement-lists/:owner_kind/:owner_id/requirements',
      { params: { owner_kind, owner_id }, body: { title: 'Join us', config } },
      club.owner.as,
    );
  expect(await add('joining', club.id, joining)).toMatchObject({
    error: { code: 'requirements.type-not-offered' },
  });
  const { id } = await publishedMission(app, club);
  await app.ok('POST /missions/:id/pause', { params: { id } }, club.owner.as);
  const wrong = { ...following, server_id: SERVER };
  expect(await add('mission', id, wrong)).toMatchObject({
    error: { code: 'requirements.config-not-right', details: { problems: [{ field: 'config.server_id' }] } },
  });
  expect(await add('mission', id, joining)).toMatchObject({ ok: true });
});
