// Owns writers as phones are: each message has an id of its own, and is sent with that id until a server has acknowledged it.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TalkClub, Talker } from './talk-people.ts';
import type { TalkServers } from './talk-servers.ts';
import { callServer } from './test-app.ts';

export interface Acknowledged {
  readonly seq: number;
  /** As it was sent last. */
  readonly text: string;
}

export interface Writing {
  /** Writes at the given rate for so long. */
  during(ms: number): Promise<void>;
  until(done: () => boolean): Promise<void>;
  /** So many at once. */
  burst(count: number): void;
  /** One last message in each club, then waits until everything is acknowledged. */
  end(): Promise<void>;
  sentAt(id: string): number | undefined;
  acknowledged(): ReadonlyMap<string, Acknowledged>;
  repeated(): number;
  faults(): readonly string[];
}

interface Draft {
  readonly id: string;
  readonly text: string;
  readonly author: Talker;
  readonly conversation_id: string;
}

const TRY_AGAIN_MS = 150;
/** Every so many are sent twice at once, and every so many are edited once they are acknowledged. */
const TWICE_EVERY = 5;
const EDIT_EVERY = 7;

interface Sender {
  post(draft: Draft): Promise<void>;
  edit(draft: Draft): Promise<void>;
  readonly acknowledged: ReadonlyMap<string, Acknowledged>;
  readonly faults: readonly string[];
  repeated(): number;
}

function openSender(servers: TalkServers): Sender {
  const acknowledged = new Map<string, Acknowledged>();
  const faults: string[] = [];
  let repeated = 0;

  /** Until a server answers: a cut connection says nothing about what was stored. */
  async function persist<Answer extends { ok: boolean; status: number }>(
    ask: (url: string) => Promise<Answer>,
  ): Promise<Answer> {
    for (;;)
      try {
        const answered = await ask(servers.url());
        if (answered.ok || answered.status < 500) return answered;
        throw new Error(`answered ${answered.status}`);
      } catch {
        repeated += 1;
        await sleep(TRY_AGAIN_MS);
      }
  }

  async function post({ id, text, author, conversation_id }: Draft): Promise<void> {
    const name = 'POST /conversations/:id/messages';
    const input = { params: { id: conversation_id }, body: { id, text } };
    const answered = await persist((url) => callServer<typeof name>(url, name, input, author.as));
    if (!answered.ok) {
      faults.push(`sending answered ${answered.status} ${answered.error.code}`);
      return;
    }
    const { seq } = answered.body.data;
    const before = acknowledged.get(id);
    if (before !== undefined && before.seq !== seq) faults.push(`${id} is at ${before.seq} and at ${seq}`);
    acknowledged.set(id, { seq, text: before?.text ?? text });
  }

  async function edit({ id, text, author }: Draft): Promise<void> {
    const name = 'PATCH /messages/:id';
    const edited = `${text}, edited`;
    const input = { params: { id }, body: { text: edited } };
    const answered = await persist((url) => callServer<typeof name>(url, name, input, author.as));
    if (!answered.ok) faults.push(`editing answered ${answered.status} ${answered.error.code}`);
    else acknowledged.set(id, { seq: answered.body.data.seq, text: edited });
  }

  return { post, edit, acknowledged, faults, repeated: () => repeated };
}

export function openWriting(servers: TalkServers, clubs: readonly TalkClub[], per_second: number): Writing {
  const { post, edit, acknowledged, faults, repeated } = openSender(servers);
  const sentAt = new Map<string, number>();
  const underWay = new Set<Promise<void>>();
  let count = 0;

  async function say(club: TalkClub, author: Talker, nth: number): Promise<void> {
    const { conversation_id } = club;
    const draft = { id: randomUUID(), text: `message ${nth}`, author, conversation_id };
    sentAt.set(draft.id, performance.now());
    await Promise.all([post(draft), ...(nth % TWICE_EVERY === 0 ? [post(draft)] : [])]);
    if (nth % EDIT_EVERY === 0) await edit(draft);
  }

  /** Clubs in turn, and in each of them its members. */
  function sayNext(): void {
    const club = clubs[count % clubs.length];
    const author = club?.members[Math.floor(count / clubs.length) % club.members.length];
    count += 1;
    if (club === undefined || author === undefined) throw new Error('nobody is there to write');
    const said = say(club, author, count).finally(() => underWay.delete(said));
    underWay.add(said);
  }

  /** By the clock and not by pauses, so that a busy moment does not lower the rate. */
  async function until(done: () => boolean): Promise<void> {
    const began = performance.now();
    for (let nth = 1; !done(); nth += 1) {
      sayNext();
      await sleep(Math.max(0, began + (nth * 1000) / per_second - performance.now()));
    }
  }

  return {
    until,
    async during(ms) {
      const ends = performance.now() + ms;
      await until(() => performance.now() >= ends);
    },
    burst(many) {
      for (let nth = 0; nth < many; nth += 1) sayNext();
    },
    async end() {
      await Promise.all(underWay);
      for (const _ of clubs) sayNext();
      await Promise.all(underWay);
    },
    sentAt: (id) => sentAt.get(id),
    acknowledged: () => acknowledged,
    repeated,
    faults: () => faults,
  };
}
