// What a guest would be handed, made on the phone for an editor's preview: nothing of it is counted or kept.
import type { MediaView } from '@stagepass/contract/media/shapes.ts';
import type { RequirementType } from '@stagepass/contract/requirements/kinds.ts';
import type {
  ConfigOf,
  RequirementConfig,
  RequirementTask,
  TaskOf,
} from '@stagepass/contract/requirements/shapes.ts';
import { previewClue } from './preview-report.ts';
import type { PreviewWorld } from './preview-world.ts';

type Preview<Type extends RequirementType> = (
  config: ConfigOf<Type>,
  media: readonly MediaView[],
  world: PreviewWorld | null,
) => TaskOf<Type>;

const previews: { [Type in RequirementType]: Preview<Type> } = {
  CONTENT: ({ text, link, media_id, seconds }, media) => ({
    type: 'CONTENT',
    text,
    link,
    media: media.find(({ id }) => id === media_id) ?? null,
    seconds: Math.min(seconds, 5),
    watched: null,
  }),
  QRCODE: ({ mode, where, place }) => ({ type: 'QRCODE', mode, where, placed: place !== null, gone: false }),
  CHECKIN: ({ days, mode }) => ({ type: 'CHECKIN', days, mode, have: 0, checked_today: false }),
  VR: (config, media) => ({
    type: 'VR',
    text: config.text,
    scene: media.find(({ id }) => id === config.media_id) ?? null,
    clue: previewClue(config, 0),
    found: [],
    total: config.hotspots.length,
    misses_left: config.misses,
    seconds: Math.min(config.seconds, 5),
    last: null,
  }),
  AR: ({ text, find, seconds }, _media, world) => ({
    type: 'AR',
    text,
    find,
    nonce: 'preview',
    model_url: find === 'model' ? (world?.model_url ?? null) : null,
    placed: false,
    seconds: Math.min(seconds, 5),
  }),
  WEB3: ({ contract, standard, token_id, least, symbol }) => ({
    type: 'WEB3',
    chain: null,
    contract,
    standard,
    token_id,
    least,
    symbol,
    wallets: ['0x…'],
  }),
  SOCIAL: ({ network, act, url, text, hashtag, proof, server_id }) => ({
    ...{ type: 'SOCIAL', network, act, url, text, hashtag, proof },
    // As a fan meets it first.
    check: server_id === null ? 'never' : 'unlinked',
  }),
  FORM: ({ text, fields }) => ({ type: 'FORM', text, fields }),
  LOCATION: ({ place: { lat, long, radius_m }, name, hint, hidden, code }) => ({
    type: 'LOCATION',
    ...(hidden ? { name: null, point: null } : { name, point: { lat, long } }),
    hint,
    hidden,
    radius_m,
    code,
    movable: false,
  }),
  QUIZ: ({ text, questions, pass_percent }, media) => ({
    type: 'QUIZ',
    text,
    needed: Math.ceil((questions.length * pass_percent) / 100),
    questions: questions.map(({ key, text: asked, media_id, options }) => ({
      key,
      text: asked,
      picture: media.find(({ id }) => id === media_id) ?? null,
      several: options.filter((option) => option.right).length > 1,
      options: options.map((option) => ({ key: option.key, text: option.text })),
    })),
  }),
};

export function previewTask(
  config: RequirementConfig,
  media: readonly MediaView[],
  world: PreviewWorld | null = null,
): RequirementTask {
  return previews[config.type](config as never, media, world);
}
