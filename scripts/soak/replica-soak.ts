// Two servers under mixed traffic while one of them is killed again and again and Redis goes away: nothing may get lost.
import { setTimeout as sleep } from 'node:timers/promises';
import { findLost } from '../crash/writers.ts';
import type { Tally } from '../lib/tally.ts';
import { type Cluster, startCluster, type Which } from './cluster.ts';
import { recordDeliveries, type Trouble, type Verdict } from './deliveries.ts';
import { registerFan } from './fans.ts';
import {
  connected,
  listenAs,
  type Stage,
  type Stream,
  startSignOuts,
  startToasts,
  startVisits,
  tell,
} from './traffic.ts';

export interface ReplicaSoak {
  readonly seconds: number;
  readonly say: (line: string) => void;
}

const FANS = 4;
const VISITORS = 3;
const KILL_EVERY_S = 20;
const REDIS_AWAY_MS = 10_000;
const WHOLE_LIMIT_MS = 30_000;

/** Each fan listens on both servers. */
async function setTheStage({ urls, speaker }: Cluster): Promise<Stage> {
  const now = () => performance.now();
  const records = { toasts: recordDeliveries(now), endings: recordDeliveries(now) };
  const fans = [];
  for (let n = 0; n < FANS; n += 1) fans.push(await registerFan(urls[n % 2 === 0 ? 0 : 1]));
  const staying = fans.flatMap((fan) => urls.map((url) => listenAs(records, url, fan, true)));
  const all = await Promise.all(staying.map(connected));
  if (all.includes(false)) throw new Error('a fan could not connect to a server that is well');
  return { urls, speaker, ...records, staying };
}

/** Waits until everybody is connected and a word that was sent since has reached everybody. */
async function untilWhole(stage: Stage): Promise<void> {
  const deadline = performance.now() + WHOLE_LIMIT_MS;
  const sent: string[] = [];
  for (;;) {
    for (const { fan } of stage.staying.filter((_, n) => n % 2 === 0))
      sent.push(tell(stage, fan, stage.staying));
    await sleep(100);
    const deaf = stage.staying.filter(
      ({ socket, name }) => !socket.connected || !sent.some((id) => stage.toasts.came(id, name)),
    );
    if (deaf.length === 0) return;
    if (performance.now() > deadline)
      throw new Error(
        `${deaf.length} of ${stage.staying.length} fans heard nothing for ${WHOLE_LIMIT_MS} ms`,
      );
  }
}

interface Harm {
  readonly at_s: number;
  readonly do: () => Promise<string>;
}

function killing(cluster: Cluster, stage: Stage, which: Which, at_s: number): Harm {
  return {
    at_s,
    async do() {
      const began = performance.now();
      const healthy_ms = await cluster.killAndRestart(which);
      await untilWhole(stage);
      const whole_ms = performance.now() - began;
      return `server ${which + 1} killed: healthy after ${seconds(healthy_ms)}, all fans reached after ${seconds(whole_ms)}`;
    },
  };
}

function withoutRedis(cluster: Cluster, stage: Stage, at_s: number): Harm {
  return {
    at_s,
    async do() {
      const written = cluster.acknowledged();
      await cluster.redis.halt();
      for (let waited = 0; waited < REDIS_AWAY_MS; waited += 1000) {
        await sleep(1000);
        await cluster.assertUp();
      }
      const meanwhile = cluster.acknowledged() - written;
      if (meanwhile === 0) throw new Error('no write was possible while Redis was away');
      const began = performance.now();
      await cluster.redis.resume();
      await untilWhole(stage);
      await cluster.assertUp();
      const back = performance.now() - began;
      return `Redis away for ${seconds(REDIS_AWAY_MS)}: ${meanwhile} writes meanwhile; all fans reached ${seconds(back)} after it came back`;
    },
  };
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

/** One kill every 20 s, the servers in turn; Redis goes once, between two kills. */
function plan(cluster: Cluster, stage: Stage, length_s: number): Harm[] {
  const harms: Harm[] = [];
  for (let at_s = KILL_EVERY_S; at_s < length_s; at_s += KILL_EVERY_S)
    harms.push(killing(cluster, stage, (at_s / KILL_EVERY_S) % 2 === 1 ? 0 : 1, at_s));
  if (length_s > KILL_EVERY_S * 2 + 5) harms.push(withoutRedis(cluster, stage, KILL_EVERY_S * 2 + 5));
  return harms.sort((a, b) => a.at_s - b.at_s);
}

async function doHarm(harms: readonly Harm[], { seconds: length_s, say }: ReplicaSoak): Promise<Trouble[]> {
  const began = performance.now();
  const until = (at_s: number) => sleep(Math.max(0, began + at_s * 1000 - performance.now()));
  const troubles: Trouble[] = [];
  for (const harm of harms) {
    await until(harm.at_s);
    const from_ms = performance.now();
    const what = await harm.do();
    troubles.push({ what, from_ms, until_ms: performance.now() });
    say(`${String(Math.round((from_ms - began) / 1000)).padStart(4)} s  ${what}`);
  }
  await until(length_s);
  return troubles;
}

interface Streams {
  readonly toasts: Stream;
  readonly visits: readonly Stream[];
  readonly signOuts: Stream;
}

async function startStreams(stage: Stage): Promise<Streams> {
  const visits = [];
  for (let n = 0; n < VISITORS; n += 1)
    visits.push(startVisits(stage, await registerFan(stage.urls[0]), 150));
  return { toasts: startToasts(stage, 50), visits, signOuts: startSignOuts(stage, 1500) };
}

function streamsOf({ toasts, visits, signOuts }: Streams): Stream[] {
  return [toasts, ...visits, signOuts];
}

function sum(streams: readonly Stream[], of: 'done' | 'missed'): number {
  return streams.reduce((total, stream) => total + stream[of](), 0);
}

function toastLine({ owed, lost, doubled, inTrouble, median_ms, p99_ms }: Verdict): string {
  const times = `median ${median_ms.toFixed(1)} ms, 99 % within ${p99_ms.toFixed(0)} ms`;
  const rest = `during trouble ${inTrouble.arrived} of ${inTrouble.sent} arrived`;
  return `${owed} toasts owed, ${lost.length} lost, ${doubled.length} doubled; ${times}; ${rest}`;
}

type Check = readonly [what: string, wrong: readonly string[]];

async function judge(cluster: Cluster, stage: Stage, troubles: readonly Trouble[]): Promise<Check[]> {
  const [toasts, endings] = [stage.toasts.judge(troubles), stage.endings.judge(troubles)];
  const { people } = cluster;
  const lost: string[] = [];
  for (const url of cluster.urls) lost.push(...(await findLost(url, people)));
  return [
    [`${cluster.acknowledged()} acknowledged writes of ${people.length} people, ${lost.length} lost`, lost],
    [toastLine(toasts), [...toasts.lost, ...toasts.doubled]],
    [`${endings.owed} ended sessions to be told or cut, ${endings.lost.length} not`, endings.lost],
  ];
}

/** Lets the traffic run through all the harm; whatever happens, it has ended afterwards. */
async function runTraffic(cluster: Cluster, stage: Stage, soak: ReplicaSoak): Promise<Check[]> {
  const streams = await startStreams(stage);
  const harms = plan(cluster, stage, soak.seconds);
  const troubles = await doHarm(harms, soak).catch(async (error: unknown) => {
    await Promise.allSettled(streamsOf(streams).map((stream) => stream.stop()));
    throw error;
  });
  await Promise.all(streamsOf(streams).map((stream) => stream.stop()));
  // What was sent last is still on its way.
  await sleep(1000);
  await cluster.stopWriting();
  const { toasts, visits, signOuts } = streams;
  soak.say(
    `${toasts.done()} toasts by the clock, ${sum(visits, 'done')} visits (${sum(visits, 'missed')} at a closed door), ` +
      `${signOuts.done()} devices signed out (${signOuts.missed()} not possible)`,
  );
  return judge(cluster, stage, troubles);
}

export async function runReplicaSoak(soak: ReplicaSoak): Promise<Tally> {
  const { say } = soak;
  const cluster = await startCluster();
  let codes: (number | null)[] = [];
  let checks: Check[];
  let stage: Stage | undefined;
  try {
    say(`${cluster.postgres.version}; ${cluster.redis.version.split(' sha=')[0]}`);
    stage = await setTheStage(cluster);
    await untilWhole(stage);
    checks = await runTraffic(cluster, stage, soak);
  } finally {
    for (const { socket } of stage?.staying ?? []) socket.disconnect();
    codes = await cluster.stop();
  }
  const unclean = codes.filter((code) => code !== 0).map((code) => `exit code ${code}`);
  checks.push([`both servers ended, ${unclean.length} uncleanly`, unclean]);
  for (const [what, wrong] of checks) {
    say(`${wrong.length === 0 ? 'ok' : 'FAILED'}  ${what}`);
    for (const line of wrong.slice(0, 10)) say(`        ${line}`);
  }
  const failed = checks.filter(([, wrong]) => wrong.length > 0).length;
  return { passed: checks.length - failed, failed };
}
