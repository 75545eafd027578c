// Owns what redemption keeps on the phone: its own keys and scans that wait, which stay; and what is shown without a
// network with a door's list, which go with the session. Where the browser keeps nothing, it is at hand until the page goes.
import { getSession, subscribeSession } from '#platform/session/session.ts';
import { forgetKept, KEPT_DATABASE } from '#platform/storage/kept-answers.ts';

const databases = {
  'stagepass-doors': { version: 2, stores: ['keys', 'scans'] },
  [KEPT_DATABASE]: { version: 1, stores: ['kept', 'doors'] },
} as const;
type Database = keyof typeof databases;
type Store = (typeof databases)[Database]['stores'][number];
const homes: Readonly<Record<Store, Database>> = {
  keys: 'stagepass-doors',
  scans: 'stagepass-doors',
  kept: KEPT_DATABASE,
  doors: KEPT_DATABASE,
};

const memory = new Map<string, unknown>();

let userId = getSession()?.user_id;
subscribeSession(() => {
  const next = getSession()?.user_id;
  if (next === userId) return;
  userId = next;
  forgetKept();
  for (const name of memory.keys()) if (/^(kept|doors)\//.test(name)) memory.delete(name);
});

function open(name: Database): Promise<IDBDatabase> {
  const { version, stores } = databases[name];
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => {
      const { result } = request;
      const wanted: readonly string[] = stores;
      for (const store of [...result.objectStoreNames])
        if (!wanted.includes(store)) result.deleteObjectStore(store);
      for (const store of wanted)
        if (!result.objectStoreNames.contains(store)) result.createObjectStore(store);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('blocked'));
  });
}

type Kept<Answer> = { known: true; answer: Answer } | { known: false };

async function withStore<Answer>(
  store: Store,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Kept<Answer>> {
  if (typeof indexedDB === 'undefined') return { known: false };
  const database = await open(homes[store]).catch(() => undefined);
  if (database === undefined) return { known: false };
  try {
    return await new Promise<Kept<Answer>>((resolve) => {
      const transaction = database.transaction(store, mode);
      const request = act(transaction.objectStore(store));
      transaction.oncomplete = () => resolve({ known: true, answer: request.result });
      transaction.onerror = () => resolve({ known: false });
      transaction.onabort = () => resolve({ known: false });
    });
  } finally {
    database.close();
  }
}

/** Undefined where nothing is kept under the name. */
export async function readPhone(store: Store, name: string): Promise<unknown> {
  const kept = await withStore<unknown>(store, 'readonly', (from) => from.get(name));
  return (kept.known ? kept.answer : undefined) ?? memory.get(`${store}/${name}`);
}

export async function writePhone(store: Store, name: string, value: unknown): Promise<void> {
  const kept = await withStore(store, 'readwrite', (into) => into.put(value, name));
  if (!kept.known) memory.set(`${store}/${name}`, value);
}

export async function dropPhone(store: Store, name: string): Promise<void> {
  memory.delete(`${store}/${name}`);
  await withStore(store, 'readwrite', (from) => from.delete(name));
}

/** Everything whose name begins so, by name. */
export async function listPhone(store: Store, prefix: string): Promise<unknown[]> {
  const range = typeof IDBKeyRange === 'undefined' ? undefined : IDBKeyRange.bound(prefix, `${prefix}\uffff`);
  const kept = await withStore<unknown[]>(store, 'readonly', (from) => from.getAll(range));
  const inMemory = [...memory].flatMap(([name, value]) =>
    name.startsWith(`${store}/${prefix}`) ? [value] : [],
  );
  return [...(kept.known ? kept.answer : []), ...inMemory];
}
