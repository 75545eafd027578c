// Owns the closed sets of requirements as plain values, without a schema: the phone needs them too.
import type { RequirementType } from '@stagepass/base/enumerations.ts';

/** What requirements can be for; later rows add theirs. */
export const requirementOwnerKinds = ['joining', 'mission'] as const;
export type RequirementOwnerKind = (typeof requirementOwnerKinds)[number];

/** Types that can be configured and done; each has its file here, its rules on the server and its parts on the phone. */
export const builtRequirementTypes = [
  'CONTENT',
  'QRCODE',
  'CHECKIN',
  'FORM',
  'QUIZ',
  'VR',
  'AR',
  'WEB3',
  'LOCATION',
] as const satisfies readonly RequirementType[];
export type BuiltRequirementType = (typeof builtRequirementTypes)[number];

/** What only members can do is not asked of those who want to join. */
export const requirementTypesFor = {
  joining: ['CONTENT', 'FORM', 'QUIZ'],
  mission: builtRequirementTypes,
} as const satisfies Record<RequirementOwnerKind, readonly BuiltRequirementType[]>;

export const MOST_REQUIREMENTS = 10;

export const formFieldKinds = ['text', 'long-text', 'number', 'date', 'choice', 'scale', 'file'] as const;
export type FormFieldKind = (typeof formFieldKinds)[number];

export const formProblems = [
  'missing',
  'wrong-kind',
  'too-long',
  'too-small',
  'too-large',
  'too-early',
  'too-late',
  'unknown-option',
  'file-not-ready',
] as const;
export type FormProblem = (typeof formProblems)[number];
