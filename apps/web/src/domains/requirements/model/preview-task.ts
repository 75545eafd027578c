// What a guest would be handed, made on the phone for an editor's preview: nothing of it is counted or kept.
import type { BuiltRequirementType } from '@stagepass/contract/requirements/kinds.ts';
import type {
  ConfigOf,
  RequirementConfig,
  RequirementTask,
  TaskOf,
} from '@stagepass/contract/requirements/shapes.ts';

const previews: { [Type in BuiltRequirementType]: (config: ConfigOf<Type>) => TaskOf<Type> } = {
  CONTENT: ({ text, link, seconds }) => ({
    type: 'CONTENT',
    text,
    link,
    media: null,
    seconds: Math.min(seconds, 5),
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

export function previewTask(config: RequirementConfig): RequirementTask {
  return previews[config.type](config as never);
}
