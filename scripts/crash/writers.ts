// Writes through the API from several hands at once and remembers exactly what was acknowledged.
import { setTimeout as sleep } from 'node:timers/promises';

export interface Person {
  readonly email: string;
  readonly token: string;
  /** The last text whose writing was answered with success. */
  acknowledged: string;
  /** A text that was sent and not answered: after a crash it may be there or not. */
  unanswered: string | null;
  writes: number;
}

export interface Writers {
  /** How many writes were acknowledged since the start. */
  acknowledged(): number;
  /** Ends all hands; those whose server is gone end by themselves. */
  stop(): Promise<void>;
}

const PASSWORD = 'a long enough phrase 41';
/** Below the limit per person and hour. */
const WRITES_EACH = 50;

/** The server could not reach its database. */
class Away extends Error {
  override name = 'Away';
}

let serial = 0;

async function send(
  url: string,
  method: string,
  path: string,
  body: object,
  headers: Record<string, string>,
) {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  // The database was taken first: the server says so, and has acknowledged nothing.
  if (response.status === 503) throw new Away();
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status} ${text}`);
  return JSON.parse(text) as { data: Record<string, string> };
}

/** Each person comes from an address of their own, as through a proxy, so that no limit by address is met. */
function ownAddress(): Record<string, string> {
  serial += 1;
  return { 'x-forwarded-for': `198.18.${Math.floor(serial / 250)}.${(serial % 250) + 1}` };
}

async function register(url: string): Promise<Person> {
  const headers = ownAddress();
  const email = `crash-${process.pid}-${serial}@stagepass.test`;
  const body = {
    email,
    password: PASSWORD,
    rawPassword: PASSWORD,
    accepts_terms: true,
    is_13_or_older: true,
  };
  const { data } = await send(url, 'POST', '/auth/system/register', body, headers);
  return { email, token: data.sctoken ?? '', acknowledged: '', unanswered: null, writes: 0 };
}

async function write(url: string, person: Person): Promise<void> {
  person.writes += 1;
  const text = `write ${person.writes}`;
  person.unanswered = text;
  const { data } = await send(url, 'PATCH', '/users/me', { bio: text }, { authorization: person.token });
  if (data.bio !== text) throw new Error(`a write was answered with ${data.bio} instead of ${text}`);
  person.acknowledged = text;
  person.unanswered = null;
}

/** As fast as they are answered, or with a pause after each write. */
export function startWriters(url: string, people: Person[], hands: number, pause_ms = 0): Writers {
  let stopped = false;
  let acknowledged = 0;
  const failures: unknown[] = [];
  const hand = async () => {
    try {
      while (!stopped) {
        const person = await register(url);
        people.push(person);
        acknowledged += 1;
        while (!stopped && person.writes < WRITES_EACH) {
          await write(url, person);
          acknowledged += 1;
          if (pause_ms > 0) await sleep(pause_ms);
        }
      }
    } catch (error) {
      // Losing the server in the middle of a write is what this is about; anything it answered wrongly is not.
      if (!(error instanceof TypeError) && !(error instanceof Away)) failures.push(error);
    }
  };
  const all = Promise.all(Array.from({ length: hands }, hand));
  return {
    acknowledged: () => acknowledged,
    async stop() {
      stopped = true;
      await all;
      if (failures.length > 0) throw failures[0];
    },
  };
}

/** What is missing of what was acknowledged. */
export async function findLost(url: string, people: readonly Person[]): Promise<string[]> {
  const lost: string[] = [];
  for (const person of people) {
    const response = await fetch(`${url}/api/users/me`, { headers: { authorization: person.token } });
    const body = response.ok ? ((await response.json()) as { data: { bio: string } }) : null;
    const bio = body?.data.bio;
    const right = bio === person.acknowledged || (person.unanswered !== null && bio === person.unanswered);
    if (!right)
      lost.push(
        `${person.email}: expected "${person.acknowledged}", found ${bio ?? `status ${response.status}`}`,
      );
    else if (bio === person.unanswered) person.acknowledged = person.unanswered ?? '';
  }
  return lost;
}
