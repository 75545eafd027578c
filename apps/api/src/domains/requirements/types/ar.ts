// Owns AR: a model placed in the room or turned all the way around, behind a printed marker where the club wants one.
import type { ModelProblem } from '@stagepass/base/model-limits.ts';
import { MODEL_SIDES } from '@stagepass/contract/requirements/ar.ts';
import {
  markerForeign,
  markerMissing,
  notPlaced,
  notTurned,
  openedAnew,
  tooSoon,
} from '@stagepass/contract/requirements/errors.ts';
import type { ConfigOf } from '@stagepass/contract/requirements/shapes.ts';
import { z } from 'zod';
import { readModel } from '#domains/media/public/read-model.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { isMarkerOf } from '../marker.ts';
import type { TypeRules } from './type-rules.ts';

const work = z.object({
  nonce: z.string(),
  marker: z.boolean().default(false),
  placed: z.boolean().default(false),
});

/** House models are the same for every club. */
const HOUSE_HUE = 355;

const modelWords: Readonly<Record<ModelProblem, string>> = {
  'too-large': 'is larger than 8 MB',
  'not-a-model': 'isn’t a .glb file (glTF 2.0, binary)',
  broken: 'is damaged: export it again',
  'reaches-out': 'has parts in other files: export it with everything in one file',
  'not-drawable': 'uses something phones can’t show, such as Draco compression: export it without',
  'too-detailed': 'is too detailed for phones: at most 200,000 triangles and pictures of 2,048 pixels',
  picture: 'has pictures that aren’t PNG or JPEG',
  empty: 'is empty',
};

interface Found {
  model_url: string;
  isMarker: (code: string) => boolean;
}

export const ar: TypeRules<'AR'> = {
  problems: () => [],
  mediaOf: ({ model }) => (model.from === 'upload' ? [model.media_id] : []),
  mediaKinds: ['file'],
  /** A copy lies where apps outside the browser can fetch it: under an address that nobody can guess. */
  async mediaProblems({ model }, media, platform) {
    const { bytes, problem } = await bytesOf(platform, model, media);
    if (bytes === null) return [{ field: 'config.model', message: modelWords[problem] }];
    const key = modelKey(platform, model);
    await platform.storage.put(key, { bytes, type: 'model/gltf-binary' });
    return [];
  },
  forgetMedia: (platform, media_id) =>
    platform.storage.remove(modelKey(platform, { from: 'upload', media_id })),
  summary: ({ find }) => ({ type: 'AR', find }),
  tries: () => null,
  time_s: () => null,
  begin: (_config, dice) => ({ nonce: Buffer.from(dice.bytes(12)).toString('base64url') }),
  gather: async (platform, _tx, { config, requirement_id }): Promise<Found> => ({
    model_url: modelUrl(platform, config.model),
    isMarker: (code) => isMarkerOf(platform, requirement_id, code),
  }),
  task({ config: { text, find, seconds }, work: begun, found }) {
    const { nonce, marker, placed } = work.parse(begun);
    const { model_url } = found as Found;
    const isFound = find === 'model' || marker;
    return { type: 'AR', text, find, nonce, model_url: isFound ? model_url : null, placed, seconds };
  },
  report({ config, work: begun, report: { nonce, told }, found }) {
    const before = work.parse(begun);
    if (nonce !== before.nonce) return fail(openedAnew);
    if (told.act === 'marker') {
      if (!(found as Found).isMarker(told.code)) return fail(markerForeign);
      return { work: { ...before, marker: true }, verdict: null };
    }
    if (config.find === 'marker' && !before.marker) return fail(markerMissing);
    if (told.by === 'turned' && told.sides < MODEL_SIDES) return fail(notTurned, { sides: told.sides });
    return { work: { ...before, placed: true }, verdict: null };
  },
  filesOf: () => [],
  judge({ config, work: begun, opened_at, now }) {
    if (!work.parse(begun).placed) fail(notPlaced);
    const readyAt = new Date(opened_at.getTime() + config.seconds * 1000);
    if (now < readyAt) fail(tooSoon, { ready_at: readyAt.toISOString(), now: now.toISOString() });
    return { outcome: 'passed', reason: null, score: null, kept: null };
  },
};

type Model = ConfigOf<'AR'>['model'];

async function bytesOf(
  platform: Platform,
  model: Model,
  media: Parameters<NonNullable<typeof ar.mediaProblems>>[1],
) {
  if (model.from === 'upload') return readModel(platform, media.get(model.media_id));
  const { houseModel } = await import('#platform/art/house-models.ts');
  return { bytes: houseModel(model.shape, HOUSE_HUE), problem: null };
}

export function modelUrl(platform: Platform, model: Model): string {
  return platform.storage.publicUrl(modelKey(platform, model));
}

/** Made of what is known anyway, so that nothing has to be remembered beside the config. */
function modelKey({ secrets }: Pick<Platform, 'secrets'>, model: Model): string {
  if (model.from === 'house') return `public/models/house-${model.shape}.glb`;
  const salt = Buffer.from(secrets.sign('requirement-model', model.media_id)).toString('hex').slice(0, 24);
  return `public/models/${model.media_id}-${salt}.glb`;
}
