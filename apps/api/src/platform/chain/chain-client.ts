// Owns the asking of chains over JSON-RPC: at the operator's addresses only, within a time limit, and only the chain that was meant.
import type { Config } from '../config/config.ts';
import type { GuardedFetch } from '../fetch/guarded-fetch.ts';
import type { Log } from '../log/log.ts';
import { ChainError, type Chains, type ContractFacts, type Token } from './chains.ts';
import { startTestChain, TEST_CHAIN, type TestChain } from './test-chain.ts';

const TIMEOUT_MS = 6000;
const MAX_BYTES = 256 * 1024;

interface Deps {
  config: Pick<Config, 'CHAINS' | 'demo'>;
  fetch: GuardedFetch;
  log: Log;
}

type Hex = `0x${string}`;
/** A call of a contract; undefined where the contract has no such function or refuses. */
type Read = (signature: string, functionName: string, args?: readonly unknown[]) => Promise<unknown>;

export function makeChains({ config, fetch, log }: Deps): Chains {
  const hasTestChain = config.demo && config.CHAINS.length === 0;
  let starting: Promise<TestChain> | undefined;

  async function addressOf(chainId: number): Promise<string> {
    const known = config.CHAINS.find(({ id }) => id === chainId);
    if (known !== undefined) return known.rpc;
    if (!hasTestChain || chainId !== TEST_CHAIN.id) throw new ChainError('not-configured');
    starting ??= startTestChain();
    return starting.then(
      ({ rpc }) => rpc,
      (error: unknown) => {
        // The next one who asks may have more luck.
        starting = undefined;
        log.warn({ error }, 'the test chain did not start');
        throw error;
      },
    );
  }

  const reader = async (token: Token) => readerOf(fetch, await addressOf(token.chain_id), token);

  return {
    list: () => (hasTestChain ? [TEST_CHAIN] : config.CHAINS.map(({ id, name }) => ({ id, name }))),
    async describe(token) {
      const read = await reader(token);
      await heldBy(read, token, token.contract);
      return factsOf(read, token);
    },
    async balance(token, owners) {
      const read = await reader(token);
      const held = await Promise.all(owners.map((owner) => heldBy(read, token, owner)));
      return held.reduce((sum, one) => sum + one, 0n);
    },
    async close() {
      const chain = await starting?.catch(() => undefined);
      await chain?.stop();
    },
  };
}

async function ask(
  fetch: GuardedFetch,
  rpc: string,
  method: string,
  params: unknown[],
): Promise<{ result?: unknown; error?: unknown }> {
  try {
    const { status, body } = await fetch.configured(rpc, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      timeout_ms: TIMEOUT_MS,
      max_bytes: MAX_BYTES,
    });
    const said = JSON.parse(body.toString('utf8')) as { result?: unknown; error?: unknown };
    if (status >= 500 || (said.result === undefined && said.error === undefined))
      throw new Error(`answered with ${status}`);
    return said;
  } catch (error) {
    throw new ChainError('unreachable', { cause: error });
  }
}

/** Makes sure first that it is the chain that was meant: an address may lead elsewhere by mistake. */
async function readerOf(fetch: GuardedFetch, rpc: string, { chain_id, contract }: Token): Promise<Read> {
  const { result } = await ask(fetch, rpc, 'eth_chainId', []);
  if (typeof result !== 'string') throw new ChainError('unreachable');
  if (Number.parseInt(result, 16) !== chain_id) throw new ChainError('wrong-chain');
  const { decodeFunctionResult, encodeFunctionData, parseAbi } = await import('viem/utils');
  return async (signature, functionName, args = []) => {
    const abi = parseAbi([signature] as never) as readonly unknown[] as never;
    const data = encodeFunctionData({ abi, functionName, args } as never);
    const said = await ask(fetch, rpc, 'eth_call', [{ to: contract, data }, 'latest']);
    if (typeof said.result !== 'string' || said.result === '0x') return undefined;
    try {
      return decodeFunctionResult({ abi, functionName, data: said.result as Hex } as never);
    } catch {
      return undefined;
    }
  };
}

async function heldBy(read: Read, { standard, token_id }: Token, wallet: string): Promise<bigint> {
  // Letters of both cases would be a checksum, which is not what is asked for here.
  const owner = wallet.toLowerCase();
  if (standard === 'ERC721' && token_id !== null) {
    // Refused by the contract where there is no such piece.
    const keeper = await read('function ownerOf(uint256) view returns (address)', 'ownerOf', [
      BigInt(token_id),
    ]);
    return typeof keeper === 'string' && keeper.toLowerCase() === owner ? 1n : 0n;
  }
  const held =
    standard === 'ERC1155'
      ? await read('function balanceOf(address, uint256) view returns (uint256)', 'balanceOf', [
          owner,
          BigInt(token_id ?? 0),
        ])
      : await read('function balanceOf(address) view returns (uint256)', 'balanceOf', [owner]);
  if (typeof held !== 'bigint') throw new ChainError('not-such-a-contract');
  return held;
}

async function factsOf(read: Read, { standard }: Token): Promise<ContractFacts> {
  const text = async (name: string) => {
    const said = await read(`function ${name}() view returns (string)`, name);
    return typeof said === 'string' ? said.slice(0, 40) : '';
  };
  const [name, symbol] = [await text('name'), await text('symbol')];
  if (standard !== 'ERC20') return { name, symbol, decimals: 0 };
  const decimals = await read('function decimals() view returns (uint8)', 'decimals');
  return { name, symbol, decimals: typeof decimals === 'number' ? decimals : 0 };
}
