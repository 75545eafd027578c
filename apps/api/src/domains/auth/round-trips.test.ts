// Tests the round trips to Discord, Twitter and a wallet with their real client code, against stand-ins that check it.
import type { Session } from '@stagepass/contract/auth/shapes.ts';
import { type DiscordServer, startDiscordServer } from '@stagepass/testkit/servers/discord-server.ts';
import { consent } from '@stagepass/testkit/servers/stand-in.ts';
import { startTwitterServer, type TwitterServer } from '@stagepass/testkit/servers/twitter-server.ts';
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consented, manyAddresses, stranger } from '#app/testing/people.ts';
import { type Answered, startTestApp, type TestApp } from '#app/testing/test-app.ts';

let app: TestApp;
let discord: DiscordServer;
let twitter: TwitterServer;
const origin = 'http://localhost:0';
beforeAll(async () => {
  discord = await startDiscordServer({ redirect_uris: [`${origin}/discord`] });
  twitter = await startTwitterServer({ callbacks: [`${origin}/auth`], now: () => app.clock.now() });
  const env = { ...manyAddresses, ...discord.env, ...twitter.env, WALLET_CHAIN_IDS: '1,10' };
  app = await startTestApp({ env });
});
afterAll(async () => {
  await app.stop();
  await Promise.all([discord.stop(), twitter.stop()]);
});

let people = 0;
const nextPerson = () => {
  people += 1;
  return people;
};
function dataOf(answer: Answered<'POST /auth/discord'>): Session {
  if (!answer.ok) throw new Error(`no session: ${JSON.stringify(answer.error)}`);
  return answer.body.data;
}

describe('Discord', () => {
  async function start(redirect_uri = '/discord') {
    const answer = await app.call('POST /auth/discord/start', { body: { redirect_uri } }, stranger());
    const cookie = answer.headers.get('set-cookie') ?? '';
    return { answer, cookie: cookie.split(';')[0] ?? '', attributes: cookie };
  }
  async function agreed() {
    const { answer, cookie } = await start();
    const back = await consent(answer.ok ? answer.body.data.url : '');
    return { cookie, code: back.get('code') ?? '', state: back.get('state') ?? '' };
  }
  const finish = async (
    trip: { cookie: string; code: string; state?: string },
    redirect_uri = '/discord',
  ): Promise<Answered<'POST /auth/discord'>> => {
    const from = stranger();
    const body = {
      code: trip.code,
      redirect_uri,
      ...(trip.state === undefined ? {} : { state: trip.state }),
    };
    const headers = { ...from.headers, cookie: trip.cookie };
    return consented(app, await app.call('POST /auth/discord', { body }, { headers }));
  };

  test('signs in by the code, with or without the state in the body', async () => {
    const n = nextPerson();
    Object.assign(discord.user, {
      id: `9000${n}`,
      username: 'ana',
      email: `d${n}@example.test`,
      verified: true,
    });
    const { cookie, code, state } = await agreed();
    const first = dataOf(await finish({ cookie, code }));
    expect(first).toMatchObject({ email: `d${n}@example.test`, email_verified: true });
    expect(state).toBe(cookie.split('=')[1]?.split('.')[0]);
    expect(dataOf(await finish(await agreed())).id).toBe(first.id);
  });

  test('keeps state and verifier in a cookie that scripts cannot read', async () => {
    const { attributes } = await start();
    expect(attributes).toMatch(/HttpOnly/i);
    expect(attributes).toMatch(/SameSite=Lax/i);
    expect(attributes).toMatch(/Max-Age=600/i);
  });

  test('refuses what was not begun in this browser, or was used, or took too long', async () => {
    const expired = { status: 409, error: { code: 'auth.flow-expired' } };
    const mine = await agreed();
    expect(await finish({ ...mine, cookie: '' })).toMatchObject(expired);
    expect(await finish({ ...mine, state: 'another' })).toMatchObject(expired);
    const victim = await start();
    // A stranger's code in somebody's own flow: state and cookie fit, but the code was made for another verifier.
    expect(await finish({ code: mine.code, cookie: victim.cookie })).toMatchObject({
      status: 401,
      error: { code: 'auth.provider-refused' },
    });
    expect(discord.refusals.at(-1)).toBe('code_verifier does not fit');
    const used = await agreed();
    expect((await finish(used)).status).toBe(200);
    expect(await finish(used)).toMatchObject(expired);
    const slow = await agreed();
    app.clock.advance(600_000);
    expect(await finish(slow)).toMatchObject(expired);
    const forged = await agreed();
    const [name, value = ''] = forged.cookie.split('=');
    const cookie = `${name}=${value.split('.')[0]}.${'x'.repeat(64)}`;
    expect(await finish({ ...forged, cookie })).toMatchObject(expired);
  });

  test('refuses return addresses that are not ours', async () => {
    for (const redirect_uri of ['https://evil.test/discord', '//evil.test/discord', '/auth', '/discord?x=1'])
      expect((await start(redirect_uri)).answer).toMatchObject({
        status: 422,
        error: { code: 'auth.redirect-not-allowed' },
      });
    expect((await finish(await agreed(), 'https://evil.test/discord')).status).toBe(422);
  });

  test('says so where Discord does not answer or does not know the code', async () => {
    const trip = await agreed();
    expect((await finish({ ...trip, code: 'made-up' })).status).toBe(401);
    const next = await agreed();
    discord.down = true;
    const answer = await finish(next);
    discord.down = false;
    expect(answer).toMatchObject({ status: 503, error: { code: 'auth.provider-unreachable' } });
  });
});

describe('Twitter', () => {
  const link = (redirect_url = '/auth') =>
    app.call('POST /public/getTwitterAuthLink', { body: { redirect_url } }, stranger());
  async function agreed() {
    const answer = await link();
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    const { url, oauth_token, oauth_token_secret } = answer.body.data;
    const back = await consent(url);
    expect(back.get('oauth_token')).toBe(oauth_token);
    return { oauth_token, oauth_token_secret, oauth_verifier: back.get('oauth_verifier') ?? '' };
  }
  const verify = async (body: { oauth_token: string; oauth_token_secret: string; oauth_verifier: string }) =>
    consented(app, await app.call('POST /public/verifyTwitter', { body }, stranger()));

  test('signs in, with an email where Twitter gives one', async () => {
    const n = nextPerson();
    Object.assign(twitter.user, {
      id_str: `77${n}`,
      email: null,
      screen_name: 'ana_live',
      name: 'Ana ★ Lima',
    });
    const without = dataOf(await verify(await agreed()));
    expect(without).toMatchObject({ email: '', display_name: 'Ana ★ Lima' });
    Object.assign(twitter.user, { id_str: `78${n}`, email: `t${n}@example.test` });
    expect(dataOf(await verify(await agreed()))).toMatchObject({
      email: `t${n}@example.test`,
      email_verified: true,
    });
    expect(twitter.refusals).toEqual([]);
  });

  test('a request token serves once, within ten minutes, with its secret', async () => {
    const expired = { status: 409, error: { code: 'auth.flow-expired' } };
    const used = await agreed();
    expect((await verify(used)).status).toBe(200);
    expect(await verify(used)).toMatchObject(expired);
    expect(await verify({ ...(await agreed()), oauth_token_secret: 'guessed' })).toMatchObject(expired);
    expect(await verify({ ...used, oauth_token: 'made-up' })).toMatchObject(expired);
    const slow = await agreed();
    app.clock.advance(600_000);
    expect(await verify(slow)).toMatchObject(expired);
    expect(await verify({ ...(await agreed()), oauth_verifier: 'wrong' })).toMatchObject({
      status: 401,
      error: { code: 'auth.provider-refused' },
    });
    expect(twitter.refusals.at(-1)).toBe('wrong verifier');
  });

  test('refuses return addresses that are not ours', async () => {
    expect(await link('https://evil.test/auth')).toMatchObject({
      error: { code: 'auth.redirect-not-allowed' },
    });
    expect(await link('/discord')).toMatchObject({ error: { code: 'auth.redirect-not-allowed' } });
  });
});

describe('wallet', () => {
  const wallet = (byte: string): PrivateKeyAccount => privateKeyToAccount(`0x${byte.repeat(32)}`);
  async function begin(account: PrivateKeyAccount, chain_id = 1) {
    const body = { address: account.address, chain_id };
    return (await app.ok('POST /auth/wallet/nonce', { body }, stranger())).data;
  }
  const finish = async (message: string, signature: string) =>
    consented(app, await app.call('POST /auth/wallet', { body: { message, signature } }, stranger()));

  test('signs in by a signed message, and finds the account again', async () => {
    const mine = wallet('a1');
    const { message } = await begin(mine);
    const first = dataOf(await finish(message, await mine.signMessage({ message })));
    expect(first).toMatchObject({ email: '', email_verified: false });
    const again = await begin(mine, 10);
    const second = dataOf(await finish(again.message, await mine.signMessage({ message: again.message })));
    expect(second.id).toBe(first.id);
  });

  test('a nonce serves once, for its address, within ten minutes', async () => {
    const [mine, other] = [wallet('a2'), wallet('a3')];
    const { message } = await begin(mine);
    const signature = await mine.signMessage({ message });
    const wrong = { status: 401, error: { code: 'auth.wallet-signature-wrong' } };
    expect(await finish(message, await other.signMessage({ message }))).toMatchObject(wrong);
    expect(await finish(message, '0x12')).toMatchObject(wrong);
    expect((await finish(message, signature)).status).toBe(200);
    const replayed = { status: 409, error: { code: 'auth.flow-expired' } };
    expect(await finish(message, signature)).toMatchObject(replayed);
    // Somebody else's nonce in a message of one's own.
    const theirs = await begin(other);
    const stolen = theirs.message.replace(other.address, mine.address);
    expect(await finish(stolen, await mine.signMessage({ message: stolen }))).toMatchObject(replayed);
    const slow = await begin(mine);
    app.clock.advance(601_000);
    const late = await mine.signMessage({ message: slow.message });
    expect(await finish(slow.message, late)).toMatchObject(wrong);
    const fresh = await begin(mine);
    const evil = fresh.message.replaceAll('localhost:0', 'evil.test');
    expect(await finish(evil, await mine.signMessage({ message: evil }))).toMatchObject(wrong);
  });

  test('two uses of one nonce at once: one gets in', async () => {
    const mine = wallet('a4');
    const { message } = await begin(mine);
    const signature = await mine.signMessage({ message });
    const answers = await Promise.all(Array.from({ length: 6 }, () => finish(message, signature)));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  });

  test('refuses chains that are not used here', async () => {
    const body = { address: wallet('a5').address, chain_id: 56 };
    const refused = await app.call('POST /auth/wallet/nonce', { body }, stranger());
    expect(refused).toMatchObject({ status: 400, error: { code: 'invalid-input' } });
  });
});
