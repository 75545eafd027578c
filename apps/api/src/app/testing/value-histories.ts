// Owns the playing of histories of value: many hands, servers killed in between, every request with a key sent at once, later and otherwise.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Dice, seededDice } from '@stagepass/base/dice.ts';
import type { CallName } from '@stagepass/contract/client.ts';
import { expect } from 'vitest';
import { callServer } from './test-app.ts';
import { type CallAny, type Insist, payTopUp, type ValueActKind, valueActs } from './value-acts.ts';
import { makeRequest, type ValueRequest, type ValueRequestKind, valueRequests } from './value-requests.ts';
import type { ValueStage } from './value-stage.ts';

type Answer = Awaited<ReturnType<CallAny>>;

interface Answered {
  readonly kind: ValueRequestKind;
  readonly request: ValueRequest;
  readonly key: string;
  readonly data: unknown;
}

export interface Played {
  /** How often each was done: taken, and refused with a reason. */
  readonly done: ReadonlyMap<string, number>;
  readonly refused: ReadonlyMap<string, number>;
  /** Requests whose server was gone before it answered. */
  readonly lost: number;
  readonly kills: number;
  readonly answered: readonly Answered[];
}

const requestKinds = Object.keys(valueRequests) as ValueRequestKind[];
const actKinds = Object.keys(valueActs) as ValueActKind[];
/** Money moves most; the others must not starve it. */
const deck = [
  ...requestKinds,
  ...requestKinds,
  'bid',
  'bid',
  'bid',
  'draw',
  'buy',
  'list',
  ...actKinds,
] as const;

export interface History {
  readonly seed: string;
  readonly hands: number;
  /** At least so long; and until so much was taken, each of these too, and so many servers were killed, but no longer than the most. */
  readonly for_ms: number;
  readonly until: {
    readonly taken: number;
    readonly kinds: readonly string[];
    readonly kills: number;
    readonly most_ms: number;
  };
  /** Between two kills: at least, and so much more at most. */
  readonly kill_after_ms: readonly [number, number];
}

interface Play {
  readonly stage: ValueStage;
  readonly done: Map<string, number>;
  readonly refused: Map<string, number>;
  readonly answered: Answered[];
  lost: number;
}

function beginPlay(stage: ValueStage): Play {
  return { stage, done: new Map(), refused: new Map(), answered: [], lost: 0 };
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** Whoever lost the connection does not know whether it was done: they ask another server the same. */
function insistOn(play: Play): Insist {
  return async (ask) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await ask(await play.stage.fleet.url());
      } catch (error) {
        const cut = error instanceof TypeError || error instanceof SyntaxError;
        if (!cut || attempt > 100) throw error;
        play.lost += 1;
        await sleep(20);
      }
    }
  };
}

function callerOf(play: Play): (key?: string) => CallAny {
  const insist = insistOn(play);
  return (key) => (who, name, input) =>
    insist(async (url) => {
      const headers = { ...who.as.headers, ...(key === undefined ? {} : { 'idempotency-key': key }) };
      const answer = (await callServer(url, name as CallName, input, { ...who.as, headers })) as Answer;
      // Nothing of this is anybody's fault but ours.
      if (answer.status >= 500 || answer.status === 400)
        throw new Error(`${name} answered ${answer.status} ${JSON.stringify(answer.error)}`);
      return answer;
    });
}

export async function playValueHistory(stage: ValueStage, history: History): Promise<Played> {
  const play = beginPlay(stage);
  const before = stage.fleet.kills();
  const kills = () => stage.fleet.kills() - before;
  const began = performance.now();
  const over = () => {
    const { for_ms, until } = history;
    const spent_ms = performance.now() - began;
    const enough =
      play.answered.length >= until.taken &&
      until.kinds.every((kind) => play.done.has(kind)) &&
      kills() >= until.kills;
    return spent_ms >= until.most_ms || (spent_ms >= for_ms && enough);
  };
  const killing = killNowAndThen(stage, history, over);
  const hands = Array.from({ length: history.hands }, (_, at) => hand(play, `${history.seed}-${at}`, over));
  await Promise.all(hands);
  await killing;
  const { done, refused, lost, answered } = play;
  return { done, refused, lost, answered, kills: kills() };
}

async function killNowAndThen(
  stage: ValueStage,
  { seed, kill_after_ms }: History,
  over: () => boolean,
): Promise<void> {
  const dice = seededDice(`${seed}:killer`);
  while (!over()) {
    await sleep(kill_after_ms[0] + dice.int(kill_after_ms[1] + 1));
    stage.fleet.killOne(dice);
  }
}

async function hand(play: Play, seed: string, over: () => boolean): Promise<void> {
  const dice = seededDice(seed);
  for (let n = 0; !over(); n += 1) {
    const kind = deck[dice.int(deck.length)] ?? 'bid';
    if (kind in valueRequests)
      await request(play, dice, { kind: kind as ValueRequestKind, key: `history-${seed}-${n}` });
    else await act(play, dice, kind as ValueActKind);
  }
}

async function act(play: Play, dice: Dice, kind: ValueActKind): Promise<void> {
  const caller = callerOf(play);
  const call: CallAny = async (...given) => {
    const answer = await caller()(...given);
    count(answer.ok ? play.done : play.refused, answer.ok ? kind : `${kind} ${answer.error?.code}`);
    return answer;
  };
  await valueActs[kind]({ stage: play.stage, dice, insist: insistOn(play), call });
  count(play.done, `act ${kind}`);
}

/** Twice at once: whichever of them was taken, both that were have one answer. */
async function request(
  play: Play,
  dice: Dice,
  { kind, key }: { kind: ValueRequestKind; key: string },
): Promise<void> {
  const made = await makeRequest(play.stage, dice, kind);
  if (made === undefined) return;
  const call = callerOf(play)(key);
  const input = inputOf(made);
  const answers = await Promise.all([call(made.who, made.name, input), call(made.who, made.name, input)]);
  const [first, ...rest] = answers.filter((answer) => answer.ok).map(({ body }) => partOf(made, body));
  for (const answer of answers) if (!answer.ok) count(play.refused, `${kind} ${answer.error?.code}`);
  if (first === undefined) return;
  for (const other of rest) expect({ kind, key, data: other }).toEqual({ kind, key, data: first });
  count(play.done, kind);
  play.answered.push({ kind, request: made, key, data: first });
  if (kind !== 'top-up') return;
  const begun = answers.find((answer) => answer.ok)?.body as { data: { url: string | null } } | undefined;
  const url = begun?.data.url ?? null;
  if (url !== null)
    await payTopUp({ stage: play.stage, dice, insist: insistOn(play), call }, url.split('/').at(-1) ?? '');
}

function inputOf({ params, body }: ValueRequest) {
  return { params, ...(body === undefined ? {} : { body }) };
}

function partOf({ same }: ValueRequest, body: unknown): unknown {
  const { data } = body as { data: { id?: string } };
  return same === 'whole' ? data : data.id;
}

/** Whoever asks too often waits: the hour in which so many are too many is soon over. */
async function patiently(ask: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await ask();
    if (answer.status !== 429 || attempt > 60) return answer;
    await sleep(500);
  }
}

/** Later, with the world another one: the saved answer; and with another body an error. Answers how many were sent again. */
export async function sendAgain(stage: ValueStage, answered: readonly Answered[]): Promise<number> {
  const caller = callerOf(beginPlay(stage));
  let at = 0;
  const hand = async () => {
    for (let one = answered[at++]; one !== undefined; one = answered[at++]) {
      const { kind, request: made, key, data } = one;
      const again = await patiently(() => caller(key)(made.who, made.name, inputOf(made)));
      expect({ kind, key, again: again.ok ? partOf(made, again.body) : again.error }).toEqual({
        kind,
        key,
        again: data,
      });
      const other = { ...inputOf(made), ...made.other };
      const otherwise = await patiently(() => caller(key)(made.who, made.name, other));
      expect({ kind, key, code: otherwise.error?.code }).toEqual({
        kind,
        key,
        code: 'idempotency-key-reused',
      });
    }
  };
  await Promise.all(Array.from({ length: 4 }, hand));
  return answered.length;
}
