// Owns what redemption keeps on the phone: its own keys, what is shown without a network, a door's list, scans that wait.
// Where the browser keeps nothing, it is at hand until the page goes.

const DATABASE = 'stagepass-doors';
const stores = ['keys', 'kept', 'doors', 'scans'] as const;
type Store = (typeof stores)[number];

const memory = new Map<string, unknown>();

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      for (const store of stores) request.result.createObjectStore(store);
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
  const database = await open().catch(() => undefined);
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
