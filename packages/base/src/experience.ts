// Owns: how many experience points each requirement type earns.
import type { RecordedRequirementType, RequirementType } from './enumerations.ts';

export const EXPERIENCE_POINTS = {
  CONTENT: 50,
  QRCODE: 50,
  CHECKIN: 75,
  WEB3: 100,
  SOCIAL: 50,
  VR: 100,
  AR: 100,
  FORM: 50,
  QUIZ: 75,
  LOCATION: 100,
} as const satisfies Record<RequirementType, number>;

/** A review by itself earns nothing: the requirement it belongs to does. */
export function experiencePoints(type: RecordedRequirementType): number {
  return type === 'VALIDATION' ? 0 : EXPERIENCE_POINTS[type];
}
