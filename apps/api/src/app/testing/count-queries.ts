// Owns the counting of queries: which statements the requests made during a piece of work sent to PostgreSQL, and no others.
import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import pg from 'pg';

const collecting = new AsyncLocalStorage<string[]>();
const bounds = new Set(['begin', 'commit', 'rollback']);
let patched = false;

/** Once for the process: outside a counted request it only passes on. */
function listenToStatements(): void {
  if (patched) return;
  patched = true;
  const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;
  pg.Client.prototype.query = function counted(this: pg.Client, ...given: unknown[]): unknown {
    const [first] = given as [string | { name?: string; text?: string }];
    const text = typeof first === 'string' ? first : (first.name ?? first.text ?? '');
    if (!bounds.has(text)) collecting.getStore()?.push(text.trim().split('\n')[0] ?? '');
    return query.apply(this, given);
  } as typeof pg.Client.prototype.query;
}

/**
 * Names of prepared statements, or first lines of others, in the order sent; beginnings and ends of transactions are left
 * out. What runs beside requests (events, jobs) is not counted, since each request carries its own list along.
 */
export async function countQueries<Answer>(
  work: () => Promise<Answer>,
): Promise<{ answer: Answer; queries: string[] }> {
  listenToStatements();
  const queries: string[] = [];
  const begin = () => collecting.enterWith(queries);
  subscribe('http.server.request.start', begin);
  try {
    return { answer: await work(), queries };
  } finally {
    unsubscribe('http.server.request.start', begin);
  }
}
