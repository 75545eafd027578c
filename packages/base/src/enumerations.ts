// Owns: the closed sets that every part of the product shares.

export const ROLES = ['owner', 'member', 'guest', 'admin'] as const;

/** What a creator can ask for. */
export const REQUIREMENT_TYPES = [
  'CONTENT',
  'QRCODE',
  'CHECKIN',
  'WEB3',
  'SOCIAL',
  'VR',
  'AR',
  'FORM',
  'QUIZ',
  'LOCATION',
] as const;
export type RequirementType = (typeof REQUIREMENT_TYPES)[number];

/** The record of a review: used by the types above, never offered to creators. */
export const VALIDATION = 'VALIDATION';
export type RecordedRequirementType = RequirementType | typeof VALIDATION;

export const STATION_TYPES = ['BADGE', 'MEMBERTIER', 'NFT', 'ITEM'] as const;

export const BENEFIT_TYPES = ['discount', 'privateMission'] as const;
