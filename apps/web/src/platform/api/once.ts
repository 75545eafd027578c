// Owns sending a deed that moves value so that it happens once: its key stays until an answer is known, also through a
// reload, so that trying again after a lost answer gets the first one's answer and pays nothing twice.
import type { CallData, CallInput, DataCallName } from '@stagepass/contract/client.ts';
import { callData } from './api.ts';
import { isApiError } from './api-error.ts';

interface Kept {
  key: string;
  body: string;
}

/** Not `randomUUID`, which pages on plain http do not have. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

const nameOf = (deed: string) => `spc-once/${deed}`;

function read(deed: string): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(deed)) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('key' in kept) || !('body' in kept)) return undefined;
    return typeof kept.key === 'string' && typeof kept.body === 'string'
      ? { key: kept.key, body: kept.body }
      : undefined;
  } catch {
    return undefined;
  }
}

// Where the storage is closed to us, the page itself remembers.
const here = new Map<string, Kept>();

function write(deed: string, kept: Kept): void {
  here.set(deed, kept);
  try {
    sessionStorage.setItem(nameOf(deed), JSON.stringify(kept));
  } catch {
    // Kept by the page alone.
  }
}

function forget(deed: string): void {
  here.delete(deed);
  try {
    sessionStorage.removeItem(nameOf(deed));
  } catch {
    // There was nothing to forget.
  }
}

/** No answer, or a server in trouble: it may have happened. */
export function mayHaveHappened(error: unknown): boolean {
  if (!isApiError(error)) return true;
  return (
    error.status === 0 ||
    error.status >= 500 ||
    error.code === 'idempotency-in-flight' ||
    error.code === 'too-many-requests'
  );
}

/** `deed` names what is done to what, such as `buy/<listing id>`; another body is another deed. */
export async function sendOnce<Answer>(
  deed: string,
  body: unknown,
  send: (idempotencyKey: string) => Promise<Answer>,
): Promise<Answer> {
  const text = JSON.stringify(body ?? null);
  const known = here.get(deed) ?? read(deed);
  const kept = known?.body === text ? known : { key: newKey(), body: text };
  write(deed, kept);
  try {
    const answer = await send(kept.key);
    forget(deed);
    return answer;
  } catch (error) {
    if (!mayHaveHappened(error)) forget(deed);
    throw error;
  }
}

/** The same for a call of the API; its body is what tells one deed from another. */
export function callOnce<Name extends DataCallName>(
  deed: string,
  name: Name,
  input: CallInput<Name>,
): Promise<CallData<Name>> {
  const { body } = input as { body?: unknown };
  return sendOnce(deed, body, (idempotencyKey) => callData(name, input, { idempotencyKey }));
}
