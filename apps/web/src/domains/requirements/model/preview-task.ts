// What a guest would be handed, made on the phone for an editor's preview: nothing of it is counted or kept.
import type { MediaView } from '@stagepass/contract/media/shapes.ts';
import type { BuiltRequirementType } from '@stagepass/contract/requirements/kinds.ts';
import type {
  ConfigOf,
  RequirementConfig,
  RequirementTask,
  TaskOf,
} from '@stagepass/contract/requirements/shapes.ts';

type Preview<Type extends BuiltRequirementType> = (
  config: ConfigOf<Type>,
  media: readonly MediaView[],
) => TaskOf<Type>;

const previews: { [Type in BuiltRequirementType]: Preview<Type> } = {
  CONTENT: ({ text, link, media_id, seconds }, media) => ({
    type: 'CONTENT',
    text,
    link,
    media: media.find(({ id }) => id === media_id) ?? null,
    seconds: Math.min(seconds, 5),
  }),
  CHECKIN: ({ days, mode }) => ({ type: 'CHECKIN', days, mode, have: 0, checked_today: false }),
  SOCIAL: ({ network, act, url, text, hashtag, proof, server_id }) => ({
    ...{ type: 'SOCIAL', network, act, url, text, hashtag, proof },
    // As a fan meets it first.
    check: server_id === null ? 'never' : 'unlinked',
  }),
  FORM: ({ text, fields }) => ({ type: 'FORM', text, fields }),
  QUIZ: ({ text, questions, pass_percent }) => ({
    type: 'QUIZ',
    text,
    needed: Math.ceil((questions.length * pass_percent) / 100),
    questions: questions.map(({ key, text: asked, options }) => ({
      key,
      text: asked,
      several: options.filter((option) => option.right).length > 1,
      options: options.map((option) => ({ key: option.key, text: option.text })),
    })),
  }),
};

export function previewTask(config: RequirementConfig, media: readonly MediaView[]): RequirementTask {
  return previews[config.type](config as never, media);
}
