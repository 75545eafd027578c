// Owns what a person's codes need without a network: kept under their name, for a while, and only as long as they are
// signed in here.
import { getSession } from '#platform/session/session.ts';
import { isLineTrouble } from '../model/line-trouble.ts';
import { dropPhone, listPhone, readPhone, writePhone } from './phone-db.ts';

/** As long as a session lasts without a word to the server. */
const KEPT_FOR_MS = 30 * 86_400_000;
/** At a door nobody waits longer for a line that is dead without saying so. */
const PATIENCE_MS = 2500;

/** Under which the codes of items are kept. */
export const CODES = 'item/';

export interface ReadAt {
  /** When the server said so, by this phone's clock. */
  read_at: string;
}

const nameOf = (userId: string, name: string) => `${userId}/${name}`;

function isOf(userId: string): boolean {
  return getSession()?.user_id === userId;
}

function isFresh(value: unknown): value is ReadAt {
  if (typeof value !== 'object' || value === null || !('read_at' in value)) return false;
  return Date.now() - Date.parse(String(value.read_at)) < KEPT_FOR_MS;
}

export async function readKept<Value extends ReadAt>(userId: string, name: string): Promise<Value | null> {
  if (!isOf(userId)) return null;
  const kept = await readPhone('kept', nameOf(userId, name));
  return isFresh(kept) ? (kept as Value) : null;
}

export async function listKept<Value extends ReadAt>(userId: string, prefix: string): Promise<Value[]> {
  if (!isOf(userId)) return [];
  return (await listPhone('kept', nameOf(userId, prefix))).filter(isFresh) as Value[];
}

export async function writeKept(userId: string, name: string, value: ReadAt): Promise<void> {
  if (!isOf(userId)) return;
  await writePhone('kept', nameOf(userId, name), value);
  // Signed out while it was written: what came after the clearing must go, too.
  if (!isOf(userId)) await dropPhone('kept', nameOf(userId, name));
}

interface Ask<Answer> {
  user_id: string;
  fresh: () => Promise<Answer>;
  kept: () => Promise<Answer | null>;
  /** The server's answer came after all. */
  onLate: (answer: Answer) => void;
}

/** What the server says, or what is kept where it says nothing in time. */
export async function freshOrKept<Answer>(ask: Ask<Answer>): Promise<Answer> {
  const { user_id, fresh, kept, onLate } = ask;
  const asked = fresh();
  const outcome = asked.then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error }),
  );
  const waited = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  const first = await Promise.race([outcome, waited]);
  if (first !== null && 'answer' in first) return first.answer;
  if (first !== null && !isLineTrouble(first.error)) throw first.error;
  const found = await kept();
  if (found === null) return asked;
  asked.then(
    (answer) => (isOf(user_id) ? onLate(answer) : undefined),
    () => undefined,
  );
  return found;
}
