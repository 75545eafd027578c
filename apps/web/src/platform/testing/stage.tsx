// Owns the stage on which tests put a screen: a router in memory, the query cache, and a server that is a table.
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, getConfig, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router';
import { vi } from 'vitest';
import { lendNavigate } from '../navigation/go.ts';
import { queryClient } from '../query/query.ts';
import { clearSession, type Session } from '../session/session.ts';

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

interface Answer {
  status?: number;
  data?: unknown;
  /** What a list answers beside its data: `next_cursor` and the like. */
  beside?: object;
  error?: { code: string; message?: string; details?: unknown };
}

export interface Asked {
  name: string;
  body: unknown;
  token: string | null;
}

/** Keyed by 'METHOD /path'; a list is used up one by one, its last answer stays. */
export type Server = Record<string, Answer | Answer[] | ((asked: Asked) => Answer)>;

/** Stands in for the network; answers the calls that were made. */
export function stubServer(server: Server): Asked[] {
  const calls: Asked[] = [];
  vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit = {}) => {
    const path = new URL(String(input), window.location.href).pathname.replace(/^\/api/, '');
    const name = `${init.method ?? 'GET'} ${path}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const asked: Asked = { name, body, token: new Headers(init.headers).get('Authorization') };
    calls.push(asked);
    const { status, data, beside, error } = answerOf(server[name], asked);
    const text = JSON.stringify(error ? { error: { message: '', ...error } } : { data, ...beside });
    return new Response(text, { status: status ?? (error ? 422 : 200) });
  });
  return calls;
}

function answerOf(entry: Server[string] | undefined, asked: Asked): Answer {
  if (entry === undefined) return { status: 404, error: { code: 'not-found' } };
  if (typeof entry === 'function') return entry(asked);
  if (!Array.isArray(entry)) return entry;
  return (entry.length > 1 ? entry.shift() : entry[0]) ?? { status: 404, error: { code: 'not-found' } };
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
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
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
