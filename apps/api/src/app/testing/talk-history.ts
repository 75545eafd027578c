// Owns the history of a talk through two servers: many readers, writers who repeat what was not acknowledged, one server killed in the
// middle; and the judgement that every reader has every acknowledged message once, all in one order.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { seatTalkers, type TalkClub } from './talk-people.ts';
import { type Heard, openReader, type Reader } from './talk-readers.ts';
import { startTalkServers, type TalkServers } from './talk-servers.ts';
import { openWriting, type Writing } from './talk-writers.ts';

export interface Talk {
  readonly env: Record<string, string>;
  readonly databaseUrl: string;
  readonly clubs: number;
  /** Of each club, each with a socket. */
  readonly members: number;
  readonly per_second: number;
  /** Half of it before the kill and half of it after; while the trouble lasts, writing goes on. */
  readonly seconds: number;
  /** The most a phone waits before it connects again. */
  readonly pause_ms: number;
  /** Whether another server takes the place of the killed one. */
  readonly revive: boolean;
}

export interface TalkOutcome {
  readonly faults: readonly string[];
  readonly messages: number;
  readonly deliveries: number;
  /** Messages that were sent again because no answer came. */
  readonly repeated: number;
  readonly catchUps: number;
  /** Until all sockets were open at the beginning; from the kill until all were back; and until the other server was up too. */
  readonly opened_ms: number;
  readonly back_ms: number;
  readonly trouble_ms: number;
  /** From sent to heard over the socket, outside the kill. */
  readonly p50_ms: number;
  readonly p95_ms: number;
}

const OPENED_AT_ONCE = 40;
const SETTLE_LIMIT_MS = 90_000;
/** What was sent so long before the kill may still be on its way then; what is sent so long after everybody is back is not. */
const MARGIN_MS = 2000;
const LEARN_MS = 200;
const MOST_FAULTS = 10;
/** Written at once just before the kill, and how long the server has for them. */
const BURST = 40;
const BURST_MS = 40;

export async function playTalk(talk: Talk): Promise<TalkOutcome> {
  const servers = await startTalkServers({ DATABASE_URL: talk.databaseUrl, ...talk.env });
  const readers: Reader[] = [];
  try {
    const clubs = await seatTalkers({ ...talk, url: servers.url() });
    const latencies = recordLatencies();
    const writing = openWriting(servers, clubs, talk.per_second);
    const began = performance.now();
    for (const { parts } of everySeat(clubs, servers, talk)) {
      const onLive = ({ id }: { id: string }) => latencies.heard(writing.sentAt(id));
      const batch = await Promise.all(parts.map((one) => openReader({ ...one, onLive })));
      readers.push(...batch);
    }
    const opened_ms = Math.round(performance.now() - began);
    await writing.during((talk.seconds * 1000) / 2);
    const trouble = await killInTheMiddle(servers, readers, writing, talk);
    await writing.during((talk.seconds * 1000) / 2);
    await writing.end();
    await settle(talk.databaseUrl, readers);
    return {
      faults: await judge(talk.databaseUrl, { clubs, readers, writing }),
      messages: writing.acknowledged().size,
      deliveries: latencies.count(),
      repeated: writing.repeated(),
      catchUps: readers.reduce((sum, reader) => sum + reader.catchUps(), 0),
      opened_ms,
      back_ms: Math.round(trouble.back - trouble.from),
      trouble_ms: Math.round(trouble.until - trouble.from),
      ...latencies.outside(trouble),
    };
  } finally {
    for (const reader of readers) reader.close();
    await servers.stop();
  }
}

function* everySeat(clubs: readonly TalkClub[], { url }: TalkServers, { pause_ms }: Talk) {
  const seats = clubs.flatMap(({ conversation_id, members }) =>
    members.map((talker) => ({ talker, conversation_id, url, pause_ms })),
  );
  for (let at = 0; at < seats.length; at += OPENED_AT_ONCE)
    yield { parts: seats.slice(at, at + OPENED_AT_ONCE) };
}

interface Trouble {
  readonly from: number;
  readonly back: number;
  readonly until: number;
}

/** Writing goes on while one server dies, and until every phone is back. */
async function killInTheMiddle(
  servers: TalkServers,
  readers: readonly Reader[],
  writing: Writing,
  { revive }: Talk,
): Promise<Trouble> {
  const from = performance.now();
  let [over, back] = [false, from];
  const untilAllBack = async () => {
    await untilBack(readers);
    back = performance.now();
  };
  const repair = async () => {
    // Some are stored and not acknowledged, some acknowledged and not told on, some neither, when the server dies.
    writing.burst(BURST);
    await sleep(Math.random() * BURST_MS);
    await servers.killOne();
    await Promise.all([untilAllBack(), revive ? servers.startAnother() : undefined]);
    over = true;
  };
  await Promise.all([repair(), writing.until(() => over)]);
  return { from, back, until: performance.now() };
}

async function untilBack(readers: readonly Reader[]): Promise<void> {
  const began = performance.now();
  // Sockets learn of the end a moment later than we do.
  await sleep(LEARN_MS);
  while (!readers.every((reader) => reader.connected()) && performance.now() - began < SETTLE_LIMIT_MS)
    await sleep(20);
}

function recordLatencies() {
  const sent: number[] = [];
  const took: number[] = [];
  return {
    heard(sent_at: number | undefined): void {
      if (sent_at === undefined) return;
      sent.push(sent_at);
      took.push(performance.now() - sent_at);
    },
    count: () => took.length,
    outside({ from, until }: Trouble): { p50_ms: number; p95_ms: number } {
      const calm = took
        .filter((_, at) => {
          const time = sent[at] ?? 0;
          return time < from - MARGIN_MS || time > until + MARGIN_MS;
        })
        .sort((a, b) => a - b);
      const share = (of: number) => Math.round(calm[Math.floor(calm.length * of)] ?? Number.NaN);
      return { p50_ms: share(0.5), p95_ms: share(0.95) };
    },
  };
}

interface Row extends Heard {
  readonly conversation_id: string;
}

async function query<Found extends object>(
  databaseUrl: string,
  text: string,
  values: unknown[] = [],
): Promise<Found[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Found>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Until every reader knows of the last change, by itself. Whoever does not in time is found by the judgement. */
async function settle(databaseUrl: string, readers: readonly Reader[]): Promise<void> {
  const rows = await query<{ id: string; last_change: number }>(
    databaseUrl,
    'select id, last_change from conversations where last_seq > 0',
  );
  const last = new Map(rows.map((row) => [row.id, row.last_change]));
  const began = performance.now();
  const behind = () => readers.some((reader) => reader.known() < (last.get(reader.conversation_id) ?? 0));
  while (behind() && performance.now() - began < SETTLE_LIMIT_MS) await sleep(20);
}

interface Judged {
  readonly clubs: readonly TalkClub[];
  readonly readers: readonly Reader[];
  readonly writing: Writing;
}

async function judge(databaseUrl: string, { clubs, readers, writing }: Judged): Promise<string[]> {
  const faults = [...writing.faults()];
  for (const { conversation_id } of clubs) {
    const rows = await query<Row>(
      databaseUrl,
      'select id, conversation_id, seq, change, text from messages where conversation_id = $1 order by seq',
      [conversation_id],
    );
    faults.push(...judgeOrder(rows, writing));
    const own = readers.filter((reader) => reader.conversation_id === conversation_id);
    for (const reader of own) faults.push(...reader.faults, ...judgeReader(rows, reader));
  }
  const kept = await query<{ count: number }>(databaseUrl, 'select count(*)::int as count from messages');
  if (kept[0]?.count !== writing.acknowledged().size)
    faults.push(`${kept[0]?.count} are kept, ${writing.acknowledged().size} were acknowledged`);
  return faults.slice(0, MOST_FAULTS);
}

/** Places from 1 without gaps, and each message at the place that its writer was told, with the text that was sent last. */
function judgeOrder(rows: readonly Row[], writing: Writing): string[] {
  return rows.flatMap(({ id, seq, text }, at) => {
    const told = writing.acknowledged().get(id);
    return [
      ...(seq === at + 1 ? [] : [`place ${at + 1} is ${seq}`]),
      ...(told?.seq === seq ? [] : [`${id} is at ${seq}, its writer was told ${told?.seq}`]),
      ...(told?.text === text ? [] : [`${id} says ${text} instead of ${told?.text}`]),
    ];
  });
}

function judgeReader(rows: readonly Row[], { heard }: Reader): string[] {
  const wrong = rows.flatMap(({ id, seq, text }) => {
    const own = heard.get(seq);
    if (own === undefined) return [`a reader lacks ${seq}`];
    return own.id === id && own.text === text
      ? []
      : [`a reader has ${own.text} at ${seq} instead of ${text}`];
  });
  return heard.size === rows.length ? wrong : [`a reader has ${heard.size} of ${rows.length}`, ...wrong];
}
