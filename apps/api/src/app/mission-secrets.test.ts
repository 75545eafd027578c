// Owns: quiz answers, codes, hotspots, hidden places and what others handed in are in no answer to anybody whom they are not for.
// Every endpoint of the contract is called, as many people, and the bytes of its answers are searched.
import { randomUUID } from 'node:crypto';
import type { CallName } from '@stagepass/contract/client.ts';
import type { RequirementAnswer, RequirementReport } from '@stagepass/contract/requirements/shapes.ts';
import { io as connect, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { domains } from './registries/domains.ts';
import {
  cellar,
  FORM_ANSWER,
  makeSecretClub,
  optionKey,
  PROOF_LINK,
  questionKey,
  type SecretClub,
  STORY,
} from './testing/mission-secrets.ts';
import { type Mailbox, manyAddresses, openMailbox, stranger } from './testing/people.ts';
import { codeOf } from './testing/site.ts';
import { sendCall, startTestApp, type TestApp } from './testing/test-app.ts';
import { callsOf, type Input, type Line, lines, placesOf } from './testing/walk-endpoints.ts';
import { makeWorld, type Somebody, type Stage, type World } from './testing/world.ts';

/** Addresses that name nothing of a club's missions: calls to them are made with something else of that kind. */
const elsewhere = [
  'about/:kind/:id',
  'access-tokens/:id',
  'achievements/:id',
  'announcements/:id',
  'answers/:id',
  'auctions/:id',
  'badges/:id',
  'boards/:span',
  'calendars/:token',
  'campaigns/:id',
  'card-charges/:id',
  'cards/:id',
  'cases/:id',
  'channels/:id',
  'comments/:id',
  'conversations/:id',
  'countries/:country',
  'device-keys/:id',
  'devices/:id',
  'draws/:id',
  'events/:id',
  'exports/:id',
  'features/:feature',
  'gacha/:id',
  'gift-links/:secret',
  'guests/:user_id',
  'invitations/:code',
  'item-designs/:id',
  'item-grants/:id',
  'item-sets/:id',
  'items/:id',
  'join-requests/:request_id',
  'levels/:level',
  'listings/:id',
  'market-items/:id',
  'messages/:id',
  'methods/:id',
  'muted-threads/:kind/:id',
  'muted-words/:id',
  'notifications/:id',
  'of/:user',
  'onboarding/:path',
  'orders/:id',
  'pages/:slug',
  'passkeys/:id',
  'payouts/:id',
  'people/:id',
  'plans/:id',
  'posts/:id',
  'promotion-codes/:id',
  'redemptions/:id',
  'stations/:id',
  'subscription-gifts/:id',
  'subscriptions/:id',
  'tiers/:tier_id',
  'tips/:id',
  'top-ups/:id',
  'transfers/:id',
  'votes/:id',
  'ways/:design_id',
  'webhook-deliveries/:id',
  'webhooks/:id',
  'winners/:user',
];
/** Words of secrets, none of them enough to be found in an answer that repeats the question. */
const words = ['Zanzibarium', 'password', 'nobody knows', 'Soundcheck', 'Stage name'];
/** Whom nothing of it is for; the neighbor owns another club. */
const rolesWithout = ['guest', 'member', 'muted', 'banned', 'scanner', 'seller', 'operator'] as const;

let app: TestApp;
let mailbox: Mailbox;
let world: World;
/** The club with the secrets. */
let stage: Stage;
/** Another club: what calls are made with where they name nothing of the first one. */
let other: Stage;
let secret: SecretClub;
let player: Somebody;
let passer: Somebody;
let people: Callers;
let sockets: Socket[] = [];
const heard: string[] = [];

beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
  world = await makeWorld(app);
  stage = await world.stage({ role: 'owner', visibility: 'public', fresh: true });
  other = await world.stage({ role: 'owner', visibility: 'public', fresh: false });
  [player, passer] = [await stage.make('member'), await stage.make('member')];
  secret = await makeSecretClub(stage, [stage.owner, player, passer]);
  const made: Record<string, Somebody | undefined> = { visitor: undefined, neighbor: other.owner };
  for (const role of rolesWithout) made[role] = await stage.make(role);
  people = made;
  for (const who of ['visitor', 'guest', 'member', 'scanner']) await listen(people[who]);
  await passEverything();
}, 120_000);
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  sockets = [];
  await app.stop();
});

async function listen(who: Somebody | undefined): Promise<void> {
  const auth = who === undefined ? {} : { token: who.as.token };
  const socket = connect(app.url, { transports: ['websocket'], auth, forceNew: true });
  sockets.push(socket);
  socket.onAny((...told) => heard.push(JSON.stringify(told)));
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  await socket.emitWithAck('watch', { room: `club:${stage.club.id}` });
}

function send(
  name: CallName,
  input: Input,
  who: Somebody | undefined,
  file?: Parameters<typeof sendCall>[3],
) {
  const from = stranger();
  return sendCall(app.url, name, input, {
    ...file,
    headers: { ...from.headers, 'idempotency-key': randomUUID() },
    ...(who === undefined ? {} : { token: who.as.token }),
  });
}

const toldBy = (text: string) => secret.secrets.filter(({ isIn }) => isIn(text)).map(({ name }) => name);

type Callers = Readonly<Record<string, Somebody | undefined>>;

interface Walked {
  /** Which secret was told to whom, and by which endpoint. */
  told: string[];
  /** Calls that were refused for being too many tell nothing about what they would have answered. */
  refused: string[];
  /** Who read the open mission's own page, so that it is among what was searched. */
  let_in: string[];
}

async function walk(chosen: readonly Line[], callers: () => Promise<Callers>): Promise<Walked> {
  const [told, refused, let_in] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const line of chosen) {
    const { inputs, file } = await callsOf(line, other, { aims: secret.aims, words });
    const calls = Object.entries(await callers()).flatMap(([who, caller]) =>
      inputs.map(async (input) => {
        const { status, text } = await send(line.name, input, caller, file === undefined ? {} : { file });
        for (const name of toldBy(text)) told.add(`${name} to ${who} by ${line.name}`);
        if (status === 429) refused.add(line.name);
        if (text.includes(STORY)) let_in.add(who);
      }),
    );
    await Promise.all(calls);
  }
  return { told: [...told], refused: [...refused], let_in: [...let_in] };
}

const reads = lines.filter(({ endpoint }) => endpoint.method === 'GET');
const writes = lines.filter(({ endpoint }) => endpoint.method !== 'GET');

async function begin(
  step: string,
  who: Somebody,
): Promise<{ id: string; task: Record<string, unknown>; text: string }> {
  const { text } = await send('POST /requirements/:id/open', { params: { id: step } }, who);
  return { ...(JSON.parse(text) as { data: { id: string; task: Record<string, unknown> } }).data, text };
}

async function handIn(step: string, who: Somebody, answer: RequirementAnswer): Promise<string[]> {
  const { id, text } = await begin(step, who);
  const input = { params: { id: step }, body: { attempt_id: id, answer } };
  return [text, (await send('POST /requirements/:id/finish', input, who)).text];
}

const at = ({ lat, long }: { lat: number; long: number }) => ({
  lat,
  long,
  accuracy_m: 10,
  taken_at: app.clock.now().toISOString(),
});

/** Somebody who found everything out: what they sent is theirs. */
async function passEverything(): Promise<void> {
  const { steps } = secret;
  const answers = [
    await handIn(steps.quiz, passer, quizAnswer('Heliotrope', 'Ocarina')),
    await handIn(steps.form, passer, {
      type: 'FORM',
      answers: { stagename: FORM_ANSWER },
    } as RequirementAnswer),
    await handIn(steps.place, passer, {
      type: 'LOCATION',
      ...at(cellar),
      code: await codeOf(app, steps.place, stage.owner),
    }),
  ];
  for (const [, answered] of answers) expect(answered).toContain('"passed":true');
  const proof = { way: 'proof', link: PROOF_LINK, media_id: null, note: '' } as const;
  const [, sent] = await handIn(steps.social, passer, { type: 'SOCIAL', ...proof });
  expect(sent).toContain('"in_review":true');
}

function quizAnswer(first: string, second: string): RequirementAnswer {
  const answers = { [questionKey(0)]: [optionKey(first)], [questionKey(1)]: [optionKey(second)] };
  return { type: 'QUIZ', answers };
}

test('every address names something of the club with the secrets, or is known to name nothing of it', () => {
  const places = new Set(lines.flatMap(({ endpoint }) => placesOf(endpoint)));
  expect([...Object.keys(secret.aims), ...elsewhere].toSorted()).toEqual([...places].toSorted());
});

test('the owner is told every secret: what is searched for can be found', async () => {
  const { told } = await walk(reads, async () => ({ owner: stage.owner }));
  const names = new Set(told.map((one) => one.split(' to owner')[0]));
  expect([...names].toSorted()).toEqual(secret.secrets.map(({ name }) => name).toSorted());
}, 120_000);

test('nothing that anybody else reads tells one', async () => {
  const { told, refused, let_in } = await walk(reads, async () => people);
  // Whoever scans at the door shows codes to fans: that, and nothing else, is told to them.
  const atDoor = / code to scanner by GET \/requirements\/:id\/code$/;
  expect(told.filter((one) => !atDoor.test(one))).toEqual([]);
  expect(refused).toEqual([]);
  expect(let_in.toSorted()).toEqual(Object.keys(people).toSorted());
}, 120_000);

test('nothing that anybody else changes or asks for tells one', async () => {
  // Somebody new for each: what they do changes who they are.
  const { told } = await walk(writes, async () => ({
    guest: await stage.make('guest'),
    member: await stage.make('member'),
    seller: await stage.make('seller'),
  }));
  expect(told).toEqual([]);
}, 120_000);

describe('whoever is in the middle of it', () => {
  test('is told no secret by tasks, misses and refusals', async () => {
    const { steps } = secret;
    const handedIn = [
      await handIn(steps.quiz, player, quizAnswer('Marigold', 'Bassoon')),
      await handIn(steps.fixed, player, {
        type: 'QRCODE',
        code: await codeOf(app, steps.fixed, stage.owner),
        position: at({ lat: 48.7, long: 9.1 }),
      }),
      await handIn(steps.rotating, player, { type: 'QRCODE', code: 'K7QM2P4X9R' }),
      await handIn(steps.place, player, { type: 'LOCATION', ...at({ lat: 51.5, long: -0.12 }) }),
      await handIn(steps.marker, player, { type: 'AR' }),
      await handIn(steps.form, player, { type: 'FORM', answers: {} } as RequirementAnswer),
    ].flat();
    const texts = [...handedIn, ...(await pointAround()), await scanWrongMarker()];
    expect(texts.flatMap(toldBy)).toEqual([]);
    expect(texts.join()).toContain('Heliotrope');
    expect(texts.join()).toContain('requirements.outside-place');
    const { told } = await walk(reads, async () => ({ player }));
    expect(told).toEqual([]);
  }, 120_000);

  async function report(step: string, attempt_id: string, told: RequirementReport): Promise<string> {
    app.clock.advance(1000);
    const input = { params: { id: step }, body: { attempt_id, report: told } };
    return (await send('POST /requirements/:id/report', input, player)).text;
  }

  async function pointAround(): Promise<string[]> {
    const { id, task, text } = await begin(secret.steps.vr, player);
    const { nonce } = task.clue as { nonce: string };
    const texts = [text];
    for (const yaw of [-60, 60, 120])
      texts.push(await report(secret.steps.vr, id, { type: 'VR', nonce, yaw, pitch: -80 }));
    expect(texts.at(-1)).toContain('too-many-misses');
    return texts;
  }

  async function scanWrongMarker(): Promise<string> {
    const { id, task } = await begin(secret.steps.marker, player);
    const told = { act: 'marker', code: 'stagepass-marker:none:none' } as const;
    return report(secret.steps.marker, id, { type: 'AR', nonce: String(task.nonce), told });
  }
});

test('letters, the socket, shared pages and a person’s own data tell none either', async () => {
  const letters = mailbox.letters.filter(({ to }) => to !== stage.owner.email);
  const shared = await Promise.all(
    domains
      .flatMap((domain) => domain.shared ?? [])
      .flatMap((page) => [secret.mission, secret.draft].map((id) => page.load(app.platform, id))),
  );
  const exports = [];
  for (const { id } of [player, people.member ?? player])
    for (const domain of domains) exports.push(await domain.exportUser?.(app.platform, id));
  const texts = [...letters, ...shared, ...exports].map((told) => JSON.stringify(told ?? null));
  expect([...texts, ...heard].flatMap(toldBy)).toEqual([]);
  // Not for nothing: each of these said something.
  expect(JSON.stringify(shared)).toContain('Soundcheck');
  expect(JSON.stringify(exports)).toContain(secret.steps.quiz);
  expect(heard.length).toBeGreaterThan(0);
});
