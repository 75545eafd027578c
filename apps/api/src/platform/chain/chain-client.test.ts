// Tests the asking of chains against a real one, the demo's test chain, and against what goes wrong on the way.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, test as everywhere, expect } from 'vitest';
import { makeGuardedFetch } from '../fetch/guarded-client.ts';
import { makeChains } from './chain-client.ts';
import type { Chains, ChainTrouble, Token } from './chains.ts';
import {
  hasTestChain,
  startTestChain,
  TEST_CHAIN,
  TEST_HOLDER,
  type TestChain,
  testAddresses,
} from './test-chain.ts';

// Where there is no build of the chain for this machine, nothing can be asked of it: the run names these as skipped.
const test = everywhere.skipIf(!hasTestChain());
const fetch = makeGuardedFetch();
const log = { warn: () => undefined } as never;
let chain: TestChain;
let chains: Chains;
beforeAll(async () => {
  if (!hasTestChain()) return;
  chain = await startTestChain();
  chains = makeChains({
    config: {
      demo: false,
      CHAINS: [
        { id: TEST_CHAIN.id, name: 'Local', rpc: chain.rpc },
        { id: 5, name: 'Elsewhere', rpc: chain.rpc },
        { id: 6, name: 'Gone', rpc: 'http://127.0.0.1:9' },
      ],
    },
    fetch,
    log,
  });
}, 40_000);
afterAll(() => chain?.stop());

const nobody = '0x00000000000000000000000000000000000000aA';
const token: Token = { chain_id: 31337, contract: testAddresses.token, standard: 'ERC20', token_id: null };
const poster: Token = { ...token, contract: testAddresses.collectible, standard: 'ERC721' };
const badge: Token = { ...token, contract: testAddresses.badges, standard: 'ERC1155', token_id: '1' };
const troubleOf = (asked: Promise<unknown>): Promise<ChainTrouble | undefined> =>
  asked.then(
    () => undefined,
    (error: { trouble: ChainTrouble }) => error.trouble,
  );

test('adds up what all wallets hold, by each standard', async () => {
  expect(await chains.balance(token, [TEST_HOLDER, nobody])).toBe(12_000_000n);
  expect(await chains.balance(token, [nobody])).toBe(0n);
  expect(await chains.balance(poster, [nobody, TEST_HOLDER])).toBe(1n);
  expect(await chains.balance({ ...poster, token_id: '7' }, [TEST_HOLDER])).toBe(1n);
  expect(await chains.balance({ ...poster, token_id: '7' }, [nobody])).toBe(0n);
  expect(await chains.balance({ ...poster, token_id: '8' }, [TEST_HOLDER])).toBe(0n);
  expect(await chains.balance(badge, [TEST_HOLDER])).toBe(3n);
  expect(await chains.balance({ ...badge, token_id: '2' }, [TEST_HOLDER])).toBe(0n);
});

test('says what a contract calls itself', async () => {
  expect(await chains.describe(token)).toEqual({ name: 'Backstage Token', symbol: 'TUNE', decimals: 6 });
  expect(await chains.describe(poster)).toEqual({ name: 'Tour Posters', symbol: 'POSTER', decimals: 0 });
  expect(await chains.describe(badge)).toEqual({ name: '', symbol: '', decimals: 0 });
});

test('tells apart what goes wrong', async () => {
  expect(await troubleOf(chains.describe({ ...token, contract: nobody }))).toBe('not-such-a-contract');
  expect(await troubleOf(chains.describe({ ...token, standard: 'ERC1155' }))).toBe('not-such-a-contract');
  expect(await troubleOf(chains.balance({ ...token, chain_id: 5 }, [nobody]))).toBe('wrong-chain');
  expect(await troubleOf(chains.balance({ ...token, chain_id: 6 }, [nobody]))).toBe('unreachable');
  expect(await troubleOf(chains.balance({ ...token, chain_id: 7 }, [nobody]))).toBe('not-configured');
});

test('takes nonsense for no answer', async () => {
  const server: Server = createServer((_, response) => response.end('<html>'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const CHAINS = [{ id: 31337, name: 'Broken', rpc: `http://127.0.0.1:${port}` }];
  const broken = makeChains({ config: { demo: true, CHAINS }, fetch, log });
  expect(await troubleOf(broken.balance(token, [nobody]))).toBe('unreachable');
  server.close();
});

test('starts the test chain with its first use, and only where nothing else is set up in a demo', async () => {
  const none = makeChains({ config: { demo: false, CHAINS: [] }, fetch, log });
  expect(none.list()).toEqual([]);
  expect(await troubleOf(none.balance(token, [nobody]))).toBe('not-configured');
  const demo = makeChains({ config: { demo: true, CHAINS: [] }, fetch, log });
  expect(demo.list()).toEqual([TEST_CHAIN]);
  expect(await demo.balance(token, [TEST_HOLDER])).toBe(12_000_000n);
  await demo.close();
}, 40_000);
