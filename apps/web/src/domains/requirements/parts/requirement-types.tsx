// The types on the phone: an icon, a player and an editor each, closed, so that a missing one does not compile.
import type { BuiltRequirementType } from '@stagepass/contract/requirements/kinds.ts';
import type { IconShape } from '@stagepass/ui/icon/icon.tsx';
import { article } from '@stagepass/ui/icon/phosphor/article.ts';
import { brain } from '@stagepass/ui/icon/phosphor/brain.ts';
import { textbox } from '@stagepass/ui/icon/phosphor/textbox.ts';
import type { ComponentType } from 'react';
import type { EditorProps } from './edit/editor-props.ts';
import type { PlayerProps } from './play/player-props.ts';

interface TypeParts<Type extends BuiltRequirementType> {
  icon: IconShape;
  loadPlayer: () => Promise<ComponentType<PlayerProps<Type>>>;
  loadEditor: () => Promise<ComponentType<EditorProps<Type>>>;
}

export const requirementTypes: { [Type in BuiltRequirementType]: TypeParts<Type> } = {
  CONTENT: {
    icon: article,
    loadPlayer: async () => (await import('./play/content-player.tsx')).ContentPlayer,
    loadEditor: async () => (await import('./edit/content-editor.tsx')).ContentEditor,
  },
  FORM: {
    icon: textbox,
    loadPlayer: async () => (await import('./play/form-player.tsx')).FormPlayer,
    loadEditor: async () => (await import('./edit/form-editor.tsx')).FormEditor,
  },
  QUIZ: {
    icon: brain,
    loadPlayer: async () => (await import('./play/quiz-player.tsx')).QuizPlayer,
    loadEditor: async () => (await import('./edit/quiz-editor.tsx')).QuizEditor,
  },
};
