// Owns the list of requirement types: one file each, closed, so that a missing one does not compile.
import type { RequirementType } from '@stagepass/contract/requirements/kinds.ts';
import { ar } from './types/ar.ts';
import { checkin } from './types/checkin.ts';
import { content } from './types/content.ts';
import { form } from './types/form.rules.ts';
import { location } from './types/location.ts';
import { qrcode } from './types/qrcode.ts';
import { quiz } from './types/quiz.rules.ts';
import { social } from './types/social.ts';
import type { TypeRules } from './types/type-rules.ts';
import { vr } from './types/vr.rules.ts';
import { web3 } from './types/web3.ts';

const requirementTypes = {
  CONTENT: content,
  CHECKIN: checkin,
  FORM: form,
  QUIZ: quiz,
  VR: vr,
  AR: ar,
  WEB3: web3,
  QRCODE: qrcode,
  LOCATION: location,
  SOCIAL: social,
} satisfies {
  [Type in RequirementType]: TypeRules<Type>;
};

/** The rules of a type, to be used with a config, task and answer of that same type. */
export function rulesOf<Type extends RequirementType>(type: Type): TypeRules<Type> {
  return requirementTypes[type] as unknown as TypeRules<Type>;
}
