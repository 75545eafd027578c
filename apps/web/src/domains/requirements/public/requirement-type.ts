// Each type by its icon and its name, without anything else of it: lists show no more.
import type { BuiltRequirementType } from '@stagepass/contract/requirements/kinds.ts';
import type { IconShape } from '@stagepass/ui/icon/icon.tsx';
import { article } from '@stagepass/ui/icon/phosphor/article.ts';
import { brain } from '@stagepass/ui/icon/phosphor/brain.ts';
import { handTap } from '@stagepass/ui/icon/phosphor/hand-tap.ts';
import { shareNetwork } from '@stagepass/ui/icon/phosphor/share-network.ts';
import { textbox } from '@stagepass/ui/icon/phosphor/textbox.ts';
import { defineCopy } from '#platform/i18n/copy.ts';

export const requirementIcons: Readonly<Record<BuiltRequirementType, IconShape>> = {
  CONTENT: article,
  CHECKIN: handTap,
  SOCIAL: shareNetwork,
  FORM: textbox,
  QUIZ: brain,
};

/** In the order in which they are offered. */
export const requirementTypeKeys = Object.keys(requirementIcons) as BuiltRequirementType[];

export const requirementTypeNames = defineCopy({
  CONTENT: 'Read or watch',
  CHECKIN: 'Check-in',
  SOCIAL: 'Social',
  FORM: 'Form',
  QUIZ: 'Quiz',
} satisfies Record<BuiltRequirementType, string>);
