// Owns answers of the server that this phone keeps, to show them at once and without a network: filed under whose they are, and gone
// with the session. Where the browser keeps nothing, they are at hand until the page goes.
import { getSession, subscribeSession } from '../session/session.ts';
import { ANSWERS_DATABASE, forgetKept } from './kept-answers.ts';

const STORE = 'answers';
/** As long as a session lasts without a word to the server. */
const KEPT_FOR_MS = 30 * 86_400_000;

interface Kept {
  value: unknown;
  kept_ms: number;
}

const memory = new Map<string, Kept>();

let userId = getSession()?.user_id;
subscribeSession(() => {
  const next = getSession()?.user_id;
  if (next === userId) return;
  userId = next;
  memory.clear();
  forgetKept();
});

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(ANSWERS_DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('blocked'));
  });
}

async function withStore<Answer>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<{ answer: Answer } | undefined> {
  if (typeof indexedDB === 'undefined') return undefined;
  const database = await open().catch(() => undefined);
  if (database === undefined) return undefined;
  try {
    return await new Promise((resolve) => {
      const transaction = database.transaction(STORE, mode);
      const request = act(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve({ answer: request.result });
      transaction.onerror = () => resolve(undefined);
      transaction.onabort = () => resolve(undefined);
    });
  } finally {
    database.close();
  }
}

/** Null where nobody is signed in: then nothing is kept. */
function fileOf(name: string): string | null {
  const owner = getSession()?.user_id;
  return owner === undefined ? null : `${owner}/${name}`;
}

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'kept_ms' in value && 'value' in value;
}

/** Undefined where nothing is kept under the name, or nothing that is young enough. */
export async function readAnswer(name: string): Promise<unknown> {
  const file = fileOf(name);
  if (file === null) return undefined;
  const found = (await withStore('readonly', (store) => store.get(file)))?.answer ?? memory.get(file);
  if (!isKept(found) || fileOf(name) !== file) return undefined;
  return Date.now() - found.kept_ms < KEPT_FOR_MS ? found.value : undefined;
}

export async function keepAnswer(name: string, value: unknown): Promise<void> {
  const file = fileOf(name);
  if (file === null) return;
  const kept: Kept = { value, kept_ms: Date.now() };
  const written = await withStore('readwrite', (store) => store.put(kept, file));
  if (written === undefined) memory.set(file, kept);
  // Signed out while it was written: what came after the clearing must go, too.
  if (fileOf(name) !== file) await drop(file);
}

async function drop(file: string): Promise<void> {
  memory.delete(file);
  await withStore('readwrite', (store) => store.delete(file));
}

export async function dropAnswer(name: string): Promise<void> {
  const file = fileOf(name);
  if (file !== null) await drop(file);
}
