// Keeps the files of a draft on the phone, so that an upload can go on after a reload. Where the browser keeps nothing, or
// no more, the file is only at hand until the page goes.

const DATABASE = 'stagepass-files';
const STORE = 'files';
const memory = new Map<string, Blob>();

/** Filed under whose it is: another account on the same phone never asks for it. */
export interface FileName {
  owner: string;
  key: string;
}

function nameOf({ owner, key }: FileName): string {
  return `${owner}/${key}`;
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('blocked'));
  });
}

async function withStore<Answer>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer | undefined> {
  if (typeof indexedDB === 'undefined') return undefined;
  const database = await open().catch(() => undefined);
  if (database === undefined) return undefined;
  try {
    return await new Promise<Answer | undefined>((resolve) => {
      const transaction = database.transaction(STORE, mode);
      const request = act(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = () => resolve(undefined);
      transaction.onabort = () => resolve(undefined);
    });
  } finally {
    database.close();
  }
}

export async function keepFile(name: FileName, file: Blob): Promise<void> {
  memory.set(nameOf(name), file);
  await withStore('readwrite', (store) => store.put(file, nameOf(name)));
}

/** Undefined where it is not at hand any more. */
export async function findFile(name: FileName): Promise<Blob | undefined> {
  const known = memory.get(nameOf(name));
  if (known) return known;
  const kept = await withStore<unknown>('readonly', (store) => store.get(nameOf(name)));
  return kept instanceof Blob ? kept : undefined;
}

export async function dropFile(name: FileName): Promise<void> {
  memory.delete(nameOf(name));
  await withStore('readwrite', (store) => store.delete(nameOf(name)));
}
