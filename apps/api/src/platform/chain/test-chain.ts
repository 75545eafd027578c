// Owns the test chain of the demo: started with its first use, on this machine alone, with small contracts and a holder; ended with
// the server.
import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { ChainError } from './chains.ts';
import { testContracts } from './test-contracts.data.ts';

export const TEST_CHAIN = { id: 31337, name: 'Test chain' } as const;

/** Where the contracts are: the first ones that the chain's first account makes are always there. */
export const testAddresses = {
  token: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  collectible: '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512',
  badges: '0x9fE46736679d2D9a65F0992F2272dE9f3c7fa6e0',
} as const;

/** The demo fan's wallet: letters as an address, so that nobody has its key. Holds 12 TUNE, poster 7 and three of badge 1. */
export const TEST_HOLDER = '0x53746167655061737364656d6f66616e00000001';

export interface TestChain {
  rpc: string;
  send(method: string, params: unknown[]): Promise<unknown>;
  stop(): Promise<void>;
}

const UP_WITHIN_MS = 20_000;

const systems: Readonly<Record<string, string>> = { linux: 'linux', darwin: 'darwin', win32: 'win32' };
const processors: Readonly<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' };

/** Undefined where this kind of machine has none. */
function programPath(): string | undefined {
  const [system, processor] = [systems[process.platform], processors[process.arch]];
  if (system === undefined || processor === undefined) return undefined;
  const file = system === 'win32' ? 'anvil.exe' : 'anvil';
  try {
    return createRequire(import.meta.url).resolve(`@foundry-rs/anvil-${system}-${processor}/bin/${file}`);
  } catch {
    return undefined;
  }
}

/** Not every kind of machine has a build of it to be had. */
export function hasTestChain(): boolean {
  return programPath() !== undefined;
}

export async function startTestChain(): Promise<TestChain> {
  const program = programPath();
  if (program === undefined) throw new ChainError('no-test-chain');
  const port = await freePort();
  const args = [
    '--host',
    '127.0.0.1',
    '--port',
    String(port),
    '--chain-id',
    String(TEST_CHAIN.id),
    '--silent',
  ];
  const child = spawn(program, args, { stdio: 'ignore' });
  const rpc = `http://127.0.0.1:${port}`;
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    await ended(child);
  };
  const send = (method: string, params: unknown[]) => ask(rpc, method, params);
  try {
    await untilUp(child, send);
    await fill(send);
  } catch (error) {
    await stop();
    throw new ChainError('no-test-chain', { cause: error });
  }
  return { rpc, send, stop };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), 3000);
  await gone;
  clearTimeout(late);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function ask(rpc: string, method: string, params: unknown[]): Promise<unknown> {
  const response = await fetch(rpc, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: AbortSignal.timeout(5000),
  });
  const { result, error } = (await response.json()) as { result?: unknown; error?: { message: string } };
  if (error !== undefined) throw new Error(`${method}: ${error.message}`);
  return result;
}

async function untilUp(child: ChildProcess, send: TestChain['send']): Promise<void> {
  const until = performance.now() + UP_WITHIN_MS;
  let broken: unknown;
  child.once('error', (error) => {
    broken = error;
  });
  while (performance.now() < until) {
    if (broken !== undefined || child.exitCode !== null) throw new Error('ended at once', { cause: broken });
    const answered = await send('eth_chainId', []).catch(() => undefined);
    if (answered !== undefined) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('did not answer in time');
}

/** Each transaction is mined as it comes, in this order: the order makes the addresses. */
async function fill(send: TestChain['send']): Promise<void> {
  const { encodeFunctionData, parseAbi } = await import('viem/utils');
  const abi = parseAbi([
    'function mint(address to, uint256 value)',
    'function mint(address to, uint256 id, uint256 value)',
  ]);
  const [from] = (await send('eth_accounts', [])) as string[];
  for (const data of Object.values(testContracts)) await send('eth_sendTransaction', [{ from, data }]);
  const mint = (to: string, args: readonly bigint[]) =>
    send('eth_sendTransaction', [
      {
        from,
        to,
        data: encodeFunctionData({ abi, functionName: 'mint', args: [TEST_HOLDER, ...args] as never }),
      },
    ]);
  await mint(testAddresses.token, [12_000_000n]);
  await mint(testAddresses.collectible, [7n]);
  await mint(testAddresses.badges, [1n, 3n]);
}
