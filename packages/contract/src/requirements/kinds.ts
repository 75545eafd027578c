// Owns the closed sets of requirements as plain values, without a schema: the phone needs them too.
import { REQUIREMENT_TYPES, type RequirementType } from '@stagepass/base/enumerations.ts';

/** What requirements can be for; later rows add theirs. */
export const requirementOwnerKinds = ['joining', 'mission', 'station'] as const;
export type RequirementOwnerKind = (typeof requirementOwnerKinds)[number];

/** Each has its file here, its rules on the server and its parts on the phone; every record of them is exhaustive. */
export const requirementTypes = REQUIREMENT_TYPES;
export type { RequirementType };

/** What only members can do is not asked of those who want to join. */
export const requirementTypesFor = {
  joining: ['CONTENT', 'FORM', 'QUIZ'],
  mission: requirementTypes,
  station: requirementTypes,
} as const satisfies Record<RequirementOwnerKind, readonly RequirementType[]>;

export const MOST_REQUIREMENTS = 10;

export const socialNetworks = [
  'discord',
  'instagram',
  'tiktok',
  'x',
  'youtube',
  'twitch',
  'facebook',
  'other',
] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

export const socialActs = ['join', 'follow', 'subscribe', 'like', 'share', 'post', 'comment'] as const;
export type SocialAct = (typeof socialActs)[number];

/** What a fan hands in where the network cannot be asked. */
export const socialProofs = ['link', 'picture', 'either'] as const;
export type SocialProof = (typeof socialProofs)[number];

/**
 * Whether the network can be asked for this fan: never; not before they link their account; not before they let us read their
 * servers; now.
 */
export const socialChecks = ['never', 'unlinked', 'no-permission', 'ready'] as const;
export type SocialCheck = (typeof socialChecks)[number];

/** `escalated`: nobody answered in time, and it is brought before the club's owner. */
export const reviewStates = ['waiting', 'escalated', 'accepted', 'refused'] as const;

/** So long a club has to answer before its owner hears of it. */
export const REVIEW_DUE_H = 72;
export const MOST_DECIDED_AT_ONCE = 50;

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
