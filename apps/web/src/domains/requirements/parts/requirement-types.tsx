// The types on the phone: an icon, a player and an editor each, closed, so that a missing one does not compile.
import type { RequirementType } from '@stagepass/contract/requirements/kinds.ts';
import type { IconShape } from '@stagepass/ui/icon/icon.tsx';
import { type LatePart, latePart } from '#platform/late/late-part.tsx';
import { requirementIcons } from '../public/requirement-type.ts';
import type { EditorProps } from './edit/editor-props.ts';
import type { PlayerProps } from './play/player-props.ts';
import type { StartProps } from './play/quiz-start.tsx';

interface TypeParts<Type extends RequirementType> {
  icon: IconShape;
  Player: LatePart<PlayerProps<Type>>;
  Editor: LatePart<EditorProps<Type>>;
  /** Shown before an attempt begins, where a clock or a count of tries starts with it. */
  Start?: LatePart<StartProps>;
}

export const requirementTypes: { [Type in RequirementType]: TypeParts<Type> } = {
  CONTENT: {
    icon: requirementIcons.CONTENT,
    Player: latePart(() => import('./play/content-player.tsx'), 'ContentPlayer', undefined, 'fails-screen'),
    Editor: latePart(() => import('./edit/content-editor.tsx'), 'ContentEditor'),
  },
  QRCODE: {
    icon: requirementIcons.QRCODE,
    Player: latePart(() => import('./play/qrcode-player.tsx'), 'QrcodePlayer', undefined, 'fails-screen'),
    Editor: latePart(() => import('./edit/qrcode-editor.tsx'), 'QrcodeEditor'),
  },
  CHECKIN: {
    icon: requirementIcons.CHECKIN,
    Player: latePart(() => import('./play/checkin-player.tsx'), 'CheckinPlayer', undefined, 'fails-screen'),
    Editor: latePart(() => import('./edit/checkin-editor.tsx'), 'CheckinEditor'),
  },
  SOCIAL: {
    icon: requirementIcons.SOCIAL,
    Player: latePart(() => import('./play/social-player.tsx'), 'SocialPlayer', undefined, 'fails-screen'),
    Editor: latePart(() => import('./edit/social-editor.tsx'), 'SocialEditor'),
  },
  FORM: {
    icon: requirementIcons.FORM,
    Player: latePart(() => import('./play/form-player.tsx'), 'FormPlayer', undefined, 'fails-screen'),
    Editor: latePart(() => import('./edit/form-editor.tsx'), 'FormEditor'),
  },
  QUIZ: {
    icon: requirementIcons.QUIZ,
    Player: latePart(() => import('./play/quiz-player.tsx'), 'QuizPlayer', undefined, 'fails-screen'),
    Editor: latePart(() => import('./edit/quiz-editor.tsx'), 'QuizEditor'),
    Start: latePart(() => import('./play/quiz-start.tsx'), 'QuizStart', undefined, 'fails-screen'),
  },
  VR: {
    icon: requirementIcons.VR,
    Player: latePart(() => import('./play/vr-player.tsx'), 'VrPlayer', undefined, 'fails-screen'),
    Editor: latePart(() => import('./edit/vr-editor.tsx'), 'VrEditor'),
  },
  AR: {
    icon: requirementIcons.AR,
    Player: latePart(() => import('./play/ar-player.tsx'), 'ArPlayer', undefined, 'fails-screen'),
    Editor: latePart(() => import('./edit/ar-editor.tsx'), 'ArEditor'),
  },
  WEB3: {
    icon: requirementIcons.WEB3,
    Player: latePart(() => import('./play/web3-player.tsx'), 'Web3Player', undefined, 'fails-screen'),
    Editor: latePart(() => import('./edit/web3-editor.tsx'), 'Web3Editor'),
  },
  LOCATION: {
    icon: requirementIcons.LOCATION,
    Player: latePart(() => import('./play/location-player.tsx'), 'LocationPlayer', undefined, 'fails-screen'),
    Editor: latePart(() => import('./edit/location-editor.tsx'), 'LocationEditor'),
  },
};

/** Any type's player, with a task of that same type. */
export const playerOf = (type: RequirementType) =>
  requirementTypes[type].Player as LatePart<PlayerProps<'CONTENT'>>;

/** What comes before the attempt, for types that have it. */
export const startOf = (type: RequirementType): LatePart<StartProps> | undefined =>
  requirementTypes[type].Start;

/** Any type's editor, with a config of that same type. */
export const editorOf = (type: RequirementType) =>
  requirementTypes[type].Editor as LatePart<EditorProps<'CONTENT'>>;
