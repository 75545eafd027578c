// Owns the load: requests from a second process over loopback, by wrk where installed, otherwise by autocannon.
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { startChild } from './child.ts';

const run = promisify(execFile);

export interface Load {
  url: string;
  headers?: Record<string, string>;
  connections?: number;
  seconds?: number;
}

/** Requests per second that were answered with success; any failure is an error, never a figure. */
export async function requestsPerSecond({
  url,
  headers = {},
  connections = 32,
  seconds = 4,
}: Load): Promise<number> {
  assertLoopback(url);
  return (await hasWrk())
    ? byWrk(url, headers, connections, seconds)
    : byAutocannon(url, headers, connections, seconds);
}

function assertLoopback(url: string): void {
  const { hostname } = new URL(url);
  if (hostname !== '127.0.0.1' && hostname !== 'localhost')
    throw new Error(`load goes to loopback only, not ${hostname}`);
}

async function hasWrk(): Promise<boolean> {
  // wrk prints its version and exits with 1.
  return run('wrk', ['--version']).then(
    () => true,
    (error: { code?: unknown }) => error.code === 1,
  );
}

async function byWrk(url: string, headers: Record<string, string>, connections: number, seconds: number) {
  const flags = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { stdout } = await run('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, ...flags, url]);
  const failed = stdout.match(/Non-2xx or 3xx responses: (\d+)/) ?? stdout.match(/Socket errors: .*/);
  const rate = stdout.match(/Requests\/sec:\s+([\d.]+)/)?.[1];
  if (failed || rate === undefined) throw new Error(`the load failed: ${failed?.[0] ?? stdout}`);
  return Number(rate);
}

export interface Latency {
  p50_ms: number;
  p99_ms: number;
}

/** A client that misses more of its requests has not asked at the rate that the figure names. */
const MOST_LEFT_OUT = 0.1;

/** How long answers take while so many a second are asked for at equal distances, not as many as will go. */
export async function latencyAt(load: Load & { rate: number }): Promise<Latency> {
  assertLoopback(load.url);
  const { url, headers = {}, rate, seconds = 4 } = load;
  const client = await startChild<Latency & { left_out_share: number }>(
    path.join(import.meta.dirname, '../raw/even-client.ts'),
    { EVEN_LOAD: JSON.stringify({ url, headers, rate, seconds }) },
  );
  const { left_out_share, ...latency } = client.ready;
  await client.stop();
  if (left_out_share > MOST_LEFT_OUT)
    throw new Error(
      `the load failed: the client itself missed ${Math.round(left_out_share * 100)} % of its requests`,
    );
  return latency;
}

async function byAutocannon(
  url: string,
  headers: Record<string, string>,
  connections: number,
  seconds: number,
) {
  const result = await cannon(url, headers, ['-c', String(connections), '-d', String(seconds)]);
  return result.requests.average;
}

interface Cannon {
  requests: { average: number };
  non2xx: number;
  errors: number;
}

async function cannon(url: string, headers: Record<string, string>, options: string[]): Promise<Cannon> {
  const program = createRequire(import.meta.url).resolve('autocannon/package.json');
  const flags = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const { stdout } = await run(
    process.execPath,
    [path.join(path.dirname(program), 'autocannon.js'), '-j', ...options, ...flags, url],
    { maxBuffer: 16 * 1024 * 1024 },
  );
  const result = JSON.parse(stdout) as Cannon;
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`the load failed: ${result.non2xx} refused, ${result.errors} broken`);
  return result;
}
