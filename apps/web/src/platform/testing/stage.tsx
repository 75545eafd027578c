// Owns the stage on which tests put a screen: a router in memory, the query cache, and a server that is a table.
import type { CallAnswer, CallName } from '@stagepass/contract/client.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, getConfig, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router';
import { vi } from 'vitest';
import { lendNavigate } from '../navigation/go.ts';
import { queryClient } from '../query/query.ts';
import { clearSession, type Session } from '../session/session.ts';
import { rememberSite } from '../site/known-site.ts';
import { type Partly, wholeAnswer } from './whole-answer.ts';

const { getElementError } = getConfig();

configure({
  // Parts of a screen are fetched on demand, which takes its time on a busy machine; waiting longer costs nothing else.
  asyncUtilTimeout: 8000,
  // While something is waited for, nobody reads the page that an error prints; it is printed when the wait is over.
  getElementError: (message, container) => {
    const waits = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
    if (message === null || !waits) return getElementError(message, container);
    return Object.assign(new Error(message), { name: 'TestingLibraryElementError' });
  },
});

interface Failed {
  status?: number;
  error: { code: string; message?: string; details?: unknown };
}

/** Of `data` what the test cares about, and what a list answers beside it, `next_cursor` and the like; the contract adds the rest. */
type Answered<Body> = Body extends { data: infer Data }
  ? { status?: number; data: Partly<Data>; beside?: Partly<Omit<Body, 'data'>> }
  : { status?: number; text: Body };

export type Answer<Name extends CallName> = Answered<CallAnswer<Name>> | Failed;

export interface Asked {
  name: string;
  /** By the names of the endpoint's path. */
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  body: unknown;
  token: string | null;
}

/** What one endpoint answers; a list is used up one by one, its last answer stays; a promise answers late. */
export type Entry<Name extends CallName> =
  | Answer<Name>
  | Answer<Name>[]
  | ((asked: Asked) => Answer<Name> | Promise<Answer<Name>>);

/** Keyed by the endpoint's name, as the contract has it. */
export type Server = { [Name in CallName]?: Entry<Name> };

type AnyAnswer = { status?: number; data?: unknown; beside?: object; text?: string } | Failed;
type AnyEntry = AnyAnswer | AnyAnswer[] | ((asked: Asked) => AnyAnswer | Promise<AnyAnswer>);

const NOT_FOUND: Failed = { status: 404, error: { code: 'not-found' } };

/** Stands in for the network; answers the calls that were made. */
export function stubServer(server: Server): Asked[] {
  const calls: Asked[] = [];
  vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(String(input), window.location.href);
    const name = `${init.method ?? 'GET'} ${pathname.replace(/^\/api/, '')}`;
    const query = Object.fromEntries(searchParams);
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const { endpoint, entry, params } = endpointFor(server, name);
    const token = new Headers(init.headers).get('Authorization');
    const asked: Asked = { name, params, query, body, token };
    calls.push(asked);
    return responseOf(endpoint, await answerOf(entry, asked));
  });
  return calls;
}

function responseOf(endpoint: CallName, answer: AnyAnswer): Response {
  if ('error' in answer) {
    const { status = 422, error } = answer;
    return new Response(JSON.stringify({ error: { message: '', ...error } }), { status });
  }
  const { status = 200, text, data, beside } = answer;
  try {
    return new Response(text ?? JSON.stringify(wholeAnswer(endpoint, { data, ...beside })), { status });
  } catch (error) {
    against.push(error);
    throw error;
  }
}

/** Answers that are none by the contract: the screen takes them for a lost network, so the end of the test says it. */
let against: unknown[] = [];

/** Of two that fit, the one with fewer parameters, as the real server has it. */
function endpointFor(server: Server, name: string) {
  const asked = name.split('/');
  const fitting = Object.keys(server)
    .map((key) => ({ key, parts: key.split('/') }))
    .filter(
      ({ parts }) =>
        parts.length === asked.length && parts.every((part, i) => part.startsWith(':') || part === asked[i]),
    )
    .sort((one, other) => one.key.split(':').length - other.key.split(':').length);
  const [found] = fitting;
  const values = (found?.parts ?? []).flatMap((part, i) =>
    part.startsWith(':') ? [[part.slice(1), decodeURIComponent(asked[i] ?? '')]] : [],
  );
  const endpoint = found?.key as CallName;
  const entry = found === undefined ? undefined : (server[endpoint] as AnyEntry);
  return { endpoint, entry, params: Object.fromEntries(values) as Record<string, string> };
}

/** From here on, calls of this name arrive at the server that stands in, and are answered once what comes back is called. */
export function holdCalls(name: string): () => void {
  const { fetch } = globalThis;
  const released = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit = {}) => {
    const path = new URL(String(input), window.location.href).pathname.replace(/^\/api/, '');
    const response = await fetch(input, init);
    if (`${init.method ?? 'GET'} ${path}` === name) await released.promise;
    return response;
  });
  return released.resolve;
}

function answerOf(entry: AnyEntry | undefined, asked: Asked): AnyAnswer | Promise<AnyAnswer> {
  if (entry === undefined) return NOT_FOUND;
  if (typeof entry === 'function') return entry(asked);
  if (!Array.isArray(entry)) return entry;
  return (entry.length > 1 ? entry.shift() : entry[0]) ?? NOT_FOUND;
}

let at = '';

/** The path with its query where the person is now. */
export function whereNow(): string {
  return at;
}

function Watch() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  at = pathname + search;
  lendNavigate((path, options) => void navigate(path, options));
  return null;
}

/** Opens a screen at an address, which its route's pattern fits; any other address is an empty page. */
export function openScreen(address: string, screen: ReactNode, pattern?: string): void {
  const { pathname, search } = new URL(address, 'http://stage.test');
  window.history.replaceState(null, '', pathname + search);
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]}>
        <Watch />
        <Routes>
          <Route path={pattern ?? pathname} element={screen} />
          <Route path="*" element={null} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

/** Leaves nothing of one test for the next. */
export function strikeStage(): void {
  cleanup();
  clearSession();
  queryClient.clear();
  rememberSite(undefined);
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  const [first] = against;
  against = [];
  if (first !== undefined) throw first;
}

export function aSession(change: Partial<Session> = {}): Session {
  return {
    id: 'u1',
    user_id: 'u1',
    email: 'mara@okafor.studio',
    user_name: 'mara',
    display_name: 'Mara Okafor',
    avatar: null,
    email_verified: true,
    operator: false,
    welcome_done: true,
    session_id: 's1',
    sctoken: 'token-of-mara',
    ...change,
  };
}
