// Tests WEB3 over HTTP against a real chain on this machine: enough, too little, no wallet, and a chain that gives no answer.
import type { ConfigOf } from '@stagepass/contract/requirements/shapes.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foundClub, joinedMember } from '#app/testing/clubs.ts';
import { makeMission, publishedMission } from '#app/testing/missions.ts';
import { type Mailbox, manyAddresses, openMailbox, type Registered } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import {
  hasTestChain,
  startTestChain,
  TEST_HOLDER,
  type TestChain,
  testAddresses,
} from '#platform/chain/test-chain.ts';
import { newId } from '#platform/ids/new-id.ts';

let app: TestApp;
let mailbox: Mailbox;
let chain: TestChain;
let club: Awaited<ReturnType<typeof foundClub>>;
beforeAll(async () => {
  if (!hasTestChain()) return;
  chain = await startTestChain();
  const CHAINS = JSON.stringify([
    { id: 31337, name: 'Local', rpc: chain.rpc },
    { id: 5, name: 'Elsewhere', rpc: chain.rpc },
    { id: 6, name: 'Gone', rpc: 'http://127.0.0.1:9' },
  ]);
  app = await startTestApp({ env: { ...manyAddresses, CHAINS } });
  mailbox = openMailbox(app);
  club = await foundClub(app, mailbox, {});
}, 60_000);
afterAll(async () => {
  await app?.stop();
  await chain?.stop();
});

const token: ConfigOf<'WEB3'> = {
  type: 'WEB3',
  chain_id: 31337,
  contract: testAddresses.token,
  standard: 'ERC20',
  token_id: null,
  least: '12',
  symbol: 'TUNE',
};
const codeOf = (answered: { ok: boolean; error?: { code: string } }) =>
  answered.ok ? undefined : answered.error?.code;

async function link(fan: Registered, subject: string): Promise<void> {
  const { platform } = app;
  // Each address belongs to one account only: whoever had it before lets go of it.
  await platform.db.query({ text: 'delete from auth_identities where subject = $1', values: [subject] });
  await platform.db.query({
    text: `insert into auth_identities (id, user_id, kind, subject, label, linked_at)
      values ($1, $2, 'wallet', $3, $4, $5)`,
    values: [newId(platform), fan.id, subject, subject.slice(0, 6), platform.clock.now()],
  });
}

async function begun(config: ConfigOf<'WEB3'>, wallets: readonly string[]) {
  const { steps } = await publishedMission(app, club, { steps: [config] });
  const fan = await joinedMember(app, mailbox, club.id);
  for (const wallet of wallets) await link(fan, wallet);
  const params = { id: steps[0] ?? '' };
  const { data } = await app.ok('POST /requirements/:id/open', { params }, fan.as);
  const body = { attempt_id: data.id, answer: { type: 'WEB3' as const } };
  return {
    fan,
    step: params.id,
    task: data.task,
    finish: () => app.call('POST /requirements/:id/finish', { params, body }, fan.as),
  };
}
/** Several steps of one mission, by one fan: what each is answered. */
async function finishAll(configs: readonly ConfigOf<'WEB3'>[], wallets: readonly string[]) {
  const { steps } = await publishedMission(app, club, { steps: configs });
  const fan = await joinedMember(app, mailbox, club.id);
  for (const wallet of wallets) await link(fan, wallet);
  const answers: (string | undefined)[] = [];
  for (const id of steps) {
    const { data } = await app.ok('POST /requirements/:id/open', { params: { id } }, fan.as);
    const body = { attempt_id: data.id, answer: { type: 'WEB3' as const } };
    answers.push(codeOf(await app.call('POST /requirements/:id/finish', { params: { id }, body }, fan.as)));
  }
  return answers;
}

const empty = '0x00000000000000000000000000000000000000aa';

// Where there is no build of the chain for this machine, the run names these as skipped.
describe.skipIf(!hasTestChain())('a step about a token', () => {
  test('adds up all linked wallets, and is passed with enough', async () => {
    const play = await begun(token, [empty, TEST_HOLDER]);
    expect(play.task).toMatchObject({ chain: { id: 31337, name: 'Local' }, wallets: ['0x0000', '0x5374'] });
    const ended = await play.finish();
    expect(ended.ok && ended.body.data).toMatchObject({ passed: true, all_passed: true });
  });

  test('says what is there and what is needed where it is too little, and can be tried again', async () => {
    const play = await begun({ ...token, least: '12.000001' }, [TEST_HOLDER]);
    const refused = await play.finish();
    expect(codeOf(refused)).toBe('requirements.tokens-missing');
    expect(refused.ok ? null : refused.error).toMatchObject({
      details: { have: '12', least: '12.000001', symbol: 'TUNE' },
    });
    const { encodeFunctionData, parseAbi } = await import('viem/utils');
    const [from] = (await chain.send('eth_accounts', [])) as string[];
    const abi = parseAbi(['function mint(address, uint256)']);
    const data = encodeFunctionData({ abi, functionName: 'mint', args: [empty, 1n] });
    await chain.send('eth_sendTransaction', [{ from, to: testAddresses.token, data }]);
    await link(play.fan, empty);
    expect((await play.finish()).ok).toBe(true);
  });

  test('asks for a wallet where none is linked', async () => {
    const play = await begun(token, []);
    expect(play.task).toMatchObject({ wallets: [] });
    expect(codeOf(await play.finish())).toBe('requirements.no-wallet');
    await link(play.fan, TEST_HOLDER);
    expect((await play.finish()).ok).toBe(true);
  });

  test('once passed answers as before, without a wallet and while the chain is down', async () => {
    const play = await begun(token, [TEST_HOLDER]);
    expect((await play.finish()).ok).toBe(true);
    // Sold and unlinked since, and the chain is another one that gives no answer.
    const { db } = app.platform;
    await db.query({ text: 'delete from auth_identities where user_id = $1', values: [play.fan.id] });
    const down = JSON.stringify({ ...token, chain_id: 6 });
    await db.query({ text: 'update requirements set config = $2 where id = $1', values: [play.step, down] });
    const again = await play.finish();
    expect(again.ok && again.body.data).toMatchObject({ passed: true, all_passed: true });
  });

  test('knows pieces and kinds', async () => {
    const poster = { ...token, contract: testAddresses.collectible, standard: 'ERC721', least: '1' } as const;
    const badge = { ...token, contract: testAddresses.badges, standard: 'ERC1155', token_id: '1' } as const;
    const answers = await finishAll(
      [
        { ...poster, token_id: '7' },
        { ...poster, token_id: '8' },
        { ...badge, least: '3' },
        { ...badge, least: '4' },
      ],
      [TEST_HOLDER],
    );
    const missing = 'requirements.tokens-missing';
    expect(answers).toEqual([undefined, missing, undefined, missing]);
  });

  test('tells apart a chain that is down, another chain, and no contract', async () => {
    const configs = [
      { ...token, chain_id: 6 },
      { ...token, chain_id: 5 },
      { ...token, contract: empty },
    ];
    expect(await finishAll(configs, [TEST_HOLDER])).toEqual([
      'requirements.chain-unavailable',
      'requirements.chain-not-set-up',
      'requirements.contract-not-right',
    ]);
  });
});

describe.skipIf(!hasTestChain())('the writing of a step about a token', () => {
  test('refuses what nobody could do', async () => {
    const { id } = await makeMission(app, club, { steps: [] });
    const params = { owner_kind: 'mission' as const, owner_id: id };
    const refused = async (change: Partial<ConfigOf<'WEB3'>>) => {
      const body = { title: 'Token', config: { ...token, ...change } };
      const path = 'POST /requirement-lists/:owner_kind/:owner_id/requirements';
      return codeOf(await app.call(path, { params, body }, club.owner.as));
    };
    const wrong = 'requirements.config-not-right';
    expect(await refused({ chain_id: 77 })).toBe(wrong);
    expect(await refused({ contract: testAddresses.token.replace('5Fb', '5fb') })).toBe(wrong);
    expect(await refused({ least: '0' })).toBe(wrong);
    expect(await refused({ standard: 'ERC1155' })).toBe(wrong);
    expect(await refused({ token_id: '1' })).toBe(wrong);
    expect(await refused({ standard: 'ERC721', least: '1.5' })).toBe(wrong);
    expect(await refused({ contract: '0x12' })).toBe('invalid-input');
    expect(await refused({ contract: testAddresses.token.toLowerCase() })).toBeUndefined();
    expect(await refused({})).toBeUndefined();
  });

  test('shows what a contract says of itself, to editors', async () => {
    const { id } = await publishedMission(app, club);
    const { chain_id, contract, standard, token_id } = token;
    const input = {
      params: { owner_kind: 'mission' as const, owner_id: id },
      body: { chain_id, contract, standard, token_id },
    };
    const path = 'POST /requirement-lists/:owner_kind/:owner_id/check-contract';
    const { data } = await app.ok(path, input, club.owner.as);
    expect(data).toEqual({ name: 'Backstage Token', symbol: 'TUNE', decimals: 6 });
    const fan = await joinedMember(app, mailbox, club.id);
    expect(codeOf(await app.call(path, input, fan.as))).toBe('clubs.staff-only');
    const nobody = await app.call(
      path,
      { ...input, body: { ...input.body, contract: empty } },
      club.owner.as,
    );
    expect(codeOf(nobody)).toBe('requirements.contract-not-right');
    expect((await app.ok('GET /requirement-chains', {}, fan.as)).data).toContainEqual({
      id: 31337,
      name: 'Local',
    });
  });
});
