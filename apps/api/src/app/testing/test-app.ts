// Owns the server as tests use it: real HTTP on a real PostgreSQL of its own, with clock and dice in the test's hand.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type SeededClock, seededClock } from '@stagepass/base/clock.ts';
import { type Dice, systemDice } from '@stagepass/base/dice.ts';
import type { CallAnswer, CallInput, CallName, ErrorAnswer } from '@stagepass/contract/client.ts';
import { type SharedWorld, testDatabase } from '@stagepass/testkit/database.ts';
import { readConfig } from '#platform/config/config.ts';
import type { Platform } from '#platform/platform.ts';
import { boot } from '../boot.ts';
import { askHttp, type HttpAnswer } from './ask-http.ts';
import { drawOnce } from './drawn-once.ts';

export interface TestAppOptions {
  env?: Record<string, string>;
  /** Starts at this time and stands still until the test moves it. */
  now?: string;
  dice?: Dice;
  /** What is there already; nothing where this is not given. */
  world?: SharedWorld;
}

export type Answered<Name extends CallName> =
  | { ok: true; status: number; body: CallAnswer<Name>; headers: Headers }
  | { ok: false; status: number; error: ErrorAnswer['error']; headers: Headers };

export interface CallOptions {
  token?: string;
  headers?: Record<string, string>;
  /** A file, for endpoints that take one. */
  file?: { bytes: Uint8Array<ArrayBuffer>; type: string };
}

export interface TestApp {
  readonly url: string;
  /** What it was configured with: for another process beside it. */
  readonly env: Record<string, string>;
  readonly platform: Platform;
  readonly clock: SeededClock;
  /** Calls an endpoint and answers what came back, whether it succeeded or not. */
  call<Name extends CallName>(
    name: Name,
    input: CallInput<Name>,
    options?: CallOptions,
  ): Promise<Answered<Name>>;
  /** Calls an endpoint that must succeed; answers its data. */
  ok<Name extends CallName>(
    name: Name,
    input: CallInput<Name>,
    options?: CallOptions,
  ): Promise<CallAnswer<Name>>;
  stop(): Promise<void>;
}

export const TEST_NOW = '2026-11-15T12:00:00Z';

export function testEnv({ url, folder }: { url: string; folder: string }): Record<string, string> {
  return {
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: url,
    DATABASE_POOL: '8',
    // Two hundred at once wait for eight connections: on a slow machine that takes longer than a phone would wait.
    DATABASE_WAIT_SECONDS: '120',
    SECRET_KEY: 'a-secret-for-tests-only-0123456789',
  };
}

export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await testDatabase(options.world?.template);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'stagepass-test-'));
  if (options.world !== undefined) await cp(options.world.folder, folder, { recursive: true });
  const clock = seededClock(options.now ?? TEST_NOW);
  const env = { ...testEnv({ url: database.url, folder }), ...options.env };
  const dice = options.dice ?? systemDice;
  const booted = await boot({
    config: readConfig(env),
    clock,
    dice,
    by_the_clock: false,
    with_web_app: false,
  });
  drawOnce(booted.platform.pictures);
  const port = await booted.listen();
  const url = `http://127.0.0.1:${port}`;

  async function call<Name extends CallName>(name: Name, input: CallInput<Name>, given: CallOptions = {}) {
    return callServer<Name>(url, name, input, given);
  }

  return {
    url,
    env,
    platform: booted.platform,
    clock,
    call,
    async ok(name, input, given) {
      const answered = await call(name, input, given);
      if (!answered.ok)
        throw new Error(`${name} answered ${answered.status} ${JSON.stringify(answered.error)}`);
      return answered.body;
    },
    async stop() {
      await booted.stop();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface CallParts {
  params?: object;
  query?: object;
  body?: unknown;
}

/** A call as bytes, to any server's address: the answer as it came. Fails where the connection does. */
export function sendCall(
  url: string,
  name: CallName,
  input: CallParts,
  { token, headers = {}, file }: CallOptions,
): Promise<HttpAnswer> {
  const [method = 'GET', pattern = '/'] = name.split(' ');
  const params = new Map(Object.entries(input.params ?? {}));
  const address = pattern.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params.get(key))));
  const query = new URLSearchParams(
    Object.entries(input.query ?? {}).map(([key, value]): [string, string] => [key, String(value)]),
  ).toString();
  const body = file?.bytes ?? (input.body === undefined ? undefined : JSON.stringify(input.body));
  return askHttp(`${url}/api${address}${query === '' ? '' : `?${query}`}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: token }),
      ...(file === undefined
        ? body === undefined
          ? {}
          : { 'content-type': 'application/json' }
        : { 'content-type': file.type }),
      ...headers,
    },
    body,
  });
}

/** The same, with the answer read. */
export async function callServer<Name extends CallName>(
  url: string,
  name: Name,
  input: CallParts,
  options: CallOptions,
): Promise<Answered<Name>> {
  const answer = await sendCall(url, name, input, options);
  const { status } = answer;
  const json: unknown = /^[{[]/.test(answer.text) ? JSON.parse(answer.text) : answer.text;
  // Few tests look at them, and making them costs as much as the call.
  const rest = {
    get headers() {
      return answer.headers();
    },
  };
  return status >= 200 && status < 300
    ? Object.assign(rest, { ok: true as const, status, body: json as CallAnswer<Name> })
    : Object.assign(rest, { ok: false as const, status, error: (json as ErrorAnswer).error });
}
