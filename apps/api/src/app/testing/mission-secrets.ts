// Sets up a club whose missions have something to keep secret of every kind, and says whether a text tells any of it.
import type { RequirementConfig } from '@stagepass/contract/requirements/shapes.ts';
import { sampleModel } from '@stagepass/testkit/sample-model.ts';
import { makeMission, publishedMission, reading } from './missions.ts';
import { following } from './reviews.ts';
import { codeOf, codeStep } from './site.ts';
import type { TestApp } from './test-app.ts';
import { upload, uploadPicture } from './uploads.ts';
import type { Aims } from './walk-endpoints.ts';
import type { Stage } from './world.ts';

export const cellar = { lat: 51.512345, long: -0.123456, radius_m: 150 };
const yard = { lat: 48.765432, long: 9.176543, radius_m: 150 };
export const FORM_ANSWER = 'Pseudonymia Vex';
export const PROOF_LINK = 'https://www.instagram.com/p/NobodyElseReadsThis';

export const hotspots = [
  {
    key: 'drums',
    yaw: 61.2517,
    pitch: 3.5179,
    radius_deg: 8,
    clue: 'Hit with sticks',
    found: 'Behind the kit',
  },
  {
    key: 'lamp',
    yaw: -147.7523,
    pitch: 33.5381,
    radius_deg: 8,
    clue: 'Switched on',
    found: 'Under the lamp',
  },
  {
    key: 'piano',
    yaw: 12.3459,
    pitch: -21.9873,
    radius_deg: 8,
    clue: 'Has 88 keys',
    found: 'Inside the lid',
  },
];

/** The first option of each question is right. */
const questions = [
  ['Which flower?', 'Heliotrope', 'Marigold'],
  ['Which horn?', 'Ocarina', 'Bassoon'],
] as const;
const joiningQuestions = [['Which tree?', 'Tamarisk', 'Sycamore']] as const;

function quizOf(asked: readonly (readonly [string, string, string])[], prefix: string): RequirementConfig {
  return {
    type: 'QUIZ',
    text: 'Three minutes before the doors open.',
    time_s: null,
    pass_percent: 100,
    tries: null,
    show_wrong: true,
    questions: asked.map(([text, right, wrong], at) => ({
      key: `${prefix}question${at}`,
      text,
      options: [
        { key: `${prefix}${right}`, text: right, right: true },
        { key: `${prefix}${wrong}`, text: wrong, right: false },
      ],
    })),
  };
}
export const optionKey = (text: string) => `m${text}`;
export const questionKey = (at: number) => `mquestion${at}`;

export interface Secret {
  name: string;
  isIn(text: string): boolean;
}

export interface SecretClub {
  /** Steps of the open mission by what they are. */
  steps: Readonly<
    Record<'quiz' | 'fixed' | 'rotating' | 'vr' | 'place' | 'marker' | 'form' | 'social', string>
  >;
  mission: string;
  draft: string;
  secrets: readonly Secret[];
  /** Everything that an address can name of it. */
  aims: Aims;
}

/** Read once the step before it is done. */
const locked: RequirementConfig = {
  type: 'CONTENT',
  text: 'The password is Kumquat.',
  link: null,
  media_id: null,
  seconds: 0,
};

export const STORY = 'Come before the doors open and stay for the encore.';

export async function makeSecretClub(
  { app, club, owner }: Stage,
  people: readonly { id: string }[],
): Promise<SecretClub> {
  const scene = await uploadPicture(app, owner.as, { width: 1024, height: 512 });
  const model = await upload(app, {
    as: owner.as,
    bytes: sampleModel(),
    type: 'model/gltf-binary',
    purpose: 'file',
  });
  const inClub = { id: club.id, owner };
  const open = await publishedMission(app, inClub, { story: STORY, steps: configs({ scene, model }) });
  const [quiz = '', fixed = '', rotating = '', vr = '', place = '', marker = '', form = '', social = ''] =
    open.steps;
  const later = await publishedMission(app, inClub, {
    waits: true,
    steps: [reading, locked],
  });
  const draft = await makeMission(app, inClub, { story: 'A tour that nobody knows of: Zephyrine.' });
  const joining = await app.ok(
    'POST /requirement-lists/:owner_kind/:owner_id/requirements',
    {
      params: { owner_kind: 'joining', owner_id: club.id },
      body: { title: 'Before you join', config: quizOf(joiningQuestions, 'j') },
    },
    owner.as,
  );
  const steps = [...open.steps, ...later.steps, ...draft.steps, joining.data.id];
  const missions = [open.id, later.id, draft.id];
  const lists = [...missions.map((id) => ['mission', id] as const), ['joining', club.id] as const];
  const reminded = missions.map((id) => ({ kind: 'mission', id }));
  return {
    steps: { quiz, fixed, rotating, vr, place, marker, form, social },
    mission: open.id,
    draft: draft.id,
    secrets: await secretsOf(app, { owner, model, fixed, rotating, place, marker }),
    aims: {
      'clubs/:id': [{ id: club.id }],
      'clubs/:club_id': [{ club_id: club.id }],
      'missions/:id': missions.map((id) => ({ id })),
      'missions/:mission_id': missions.map((mission_id) => ({ mission_id })),
      'requirements/:id': steps.map((id) => ({ id })),
      'requirement-lists/:owner_kind/:owner_id': lists.map(([owner_kind, owner_id]) => ({
        owner_kind,
        owner_id,
      })),
      'reminders/:kind/:id': reminded,
      'reminders/:kind/:id/:moment': reminded.map((subject) => ({ ...subject, moment: 'end' })),
      'media/:id': [{ id: scene }, { id: model }],
      'users/:id': people.map(({ id }) => ({ id })),
      'members/:user_id': people.map(({ id }) => ({ user_id: id })),
    },
  };
}

function configs({ scene, model }: { scene: string; model: string }): RequirementConfig[] {
  return [
    quizOf(questions, 'm'),
    { ...codeStep, place: yard },
    { ...codeStep, mode: 'rotating' },
    { type: 'VR', text: 'Look around.', media_id: scene, hotspots, misses: 3, seconds: 0 },
    {
      type: 'LOCATION',
      place: cellar,
      name: 'Quiet Cellar Zanzibarium',
      hint: 'Over the bridge.',
      hidden: true,
      code: true,
    },
    { type: 'AR', text: 'Find it.', find: 'marker', model: { from: 'upload', media_id: model }, seconds: 0 },
    {
      type: 'FORM',
      text: 'For the guest list.',
      fields: [{ key: 'stagename', kind: 'text', label: 'Stage name', help: '', required: true }],
    },
    following,
  ];
}

interface Kept {
  owner: Stage['owner'];
  model: string;
  fixed: string;
  rotating: string;
  place: string;
  marker: string;
}

async function secretsOf(app: TestApp, kept: Kept): Promise<Secret[]> {
  const { data: marker } = await app.ok(
    'GET /requirements/:id/marker',
    { params: { id: kept.marker } },
    kept.owner.as,
  );
  const codes = [];
  // The first four signs only name the step.
  for (const step of ['fixed', 'rotating', 'place'] as const)
    codes.push(holds(`${step} code`, (await codeOf(app, kept[step], kept.owner)).slice(4)));
  return [
    ...codes,
    { name: 'quiz answers', isIn: (text) => tellsRight(text, questions) },
    { name: 'quiz answers for joining', isIn: (text) => tellsRight(text, joiningQuestions) },
    { name: 'several clues', isIn: (text) => hotspots.filter(({ clue }) => text.includes(clue)).length > 1 },
    ...hotspots.flatMap(({ yaw, pitch, found }) => [
      holds(`hotspot ${yaw}`, String(yaw)),
      holds(`hotspot ${pitch}`, String(pitch)),
      holds(`words of ${found}`, found),
    ]),
    ...[cellar, yard].flatMap(({ lat, long }) => [
      // Four digits are eleven meters.
      holds(`place ${lat}`, String(lat).slice(0, 7)),
      holds(`place ${long}`, String(long).slice(0, 6)),
    ]),
    holds('name of a hidden place', 'Quiet Cellar'),
    holds('marker', marker.code.split(':').at(-1) ?? ''),
    holds('model behind the marker', `models/${kept.model}`),
    holds('another fan’s form', FORM_ANSWER),
    holds('another fan’s proof', PROOF_LINK),
    holds('a step that waits', 'Kumquat'),
    holds('a draft', 'Zephyrine'),
  ];
}

function holds(name: string, secret: string): Secret {
  return { name, isIn: (text) => text.includes(secret) };
}

/** Whoever takes a quiz reads all options: a right one may stand beside its wrong sibling, told apart by its words alone. */
function tellsRight(text: string, asked: readonly (readonly [string, string, string])[]): boolean {
  const named = asked.filter(([, right]) => text.includes(right));
  if (named.length === 0) return false;
  if (!/^[{[]/.test(text)) return true;
  const told: unknown = JSON.parse(text);
  return named.some(([, right, wrong]) => isTold(told, { right, wrong }));
}

function isTold(node: unknown, options: { right: string; wrong: string }): boolean {
  if (typeof node === 'string') return node.includes(options.right);
  if (typeof node !== 'object' || node === null) return false;
  if (!Array.isArray(node))
    return Object.entries(node).some(([name, value]) => isTold(name, options) || isTold(value, options));
  const shapes = node.map((one) =>
    JSON.stringify(one).replaceAll(options.right, '*').replaceAll(options.wrong, '*'),
  );
  const holds = (word: string) => node.findIndex((one) => JSON.stringify(one).includes(word));
  const [right, wrong] = [holds(options.right), holds(options.wrong)];
  const alike = right >= 0 && wrong >= 0 && right !== wrong && shapes[right] === shapes[wrong];
  return node.some((one, at) => !(alike && at === right) && isTold(one, options));
}
