// Owns the way to the server that the journeys visit; the run's set-up starts it and tells where.
import { randomBytes, randomUUID } from 'node:crypto';
import type { CallAnswer, CallInput, CallName } from '@stagepass/contract/client.ts';

function told(name: 'E2E_URL' | 'E2E_DATA_DIR'): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: run the journeys through npm test.`);
  return value;
}

let own: { url: string; dataDir: string } | undefined;

/** This file's journeys go to a server that they started themselves; those of the next one do not. */
export function visit(server: { url: string; dataDir: string } | undefined): void {
  own = server;
}

/** As this process reaches it. */
export function serverUrl(): string {
  return own?.url ?? told('E2E_URL');
}

/** The server's own idea of its address: passkeys and cookies are bound to this name. */
export function appUrl(): string {
  return serverUrl().replace('//127.0.0.1:', '//localhost:');
}

export function dataDir(): string {
  return own?.dataDir ?? told('E2E_DATA_DIR');
}

interface Caller {
  readonly token?: string | undefined;
  /** The address that the caller is taken to be at. */
  readonly from?: string;
}

interface AnyInput {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
}

function addressOf(pattern: string, { params, query = {} }: AnyInput): string {
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params?.[name])));
  const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return `${serverUrl()}/api${path}${asked.size > 0 ? `?${asked}` : ''}`;
}

/** What is given may be left out where the endpoint asks for nothing. */
type Given<Name extends CallName> =
  Record<never, never> extends CallInput<Name>
    ? [given?: CallInput<Name> & Caller]
    : [given: CallInput<Name> & Caller];

/** Most answers wrap what is asked for in `data`; beside it stands only what pages a list. */
type DataOf<Answer> = Answer extends { data: infer Data } ? Data : never;

/** Each account comes from a house of its own: all journeys together make more of them than one may in an hour. */
function addressFor(name: string): string | undefined {
  return name === 'POST /auth/system/verifyOtp' ? `11.${[...randomBytes(3)].join('.')}` : undefined;
}

/** A call of the API from outside the browser, for what a journey takes as given; typed by the contract. */
export async function callApi<Name extends CallName>(
  name: Name,
  ...[given]: Given<Name>
): Promise<DataOf<CallAnswer<Name>>> {
  const [method = '', pattern = ''] = name.split(' ');
  const { body, token, from = addressFor(name), ...where } = (given ?? {}) as AnyInput & Caller;
  const response = await fetch(addressOf(pattern, where), {
    method,
    headers: {
      // Calls that move value require one; the others do not read it.
      'idempotency-key': randomUUID(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: token }),
      ...(from === undefined ? {} : { 'x-forwarded-for': from }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${name} answered ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { data: DataOf<CallAnswer<Name>> }).data;
}
