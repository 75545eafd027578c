// Owns the name under which a step's XP is granted: once, or in a mission that repeats once a round.
export function stepCause(requirementId: string, period: string): string {
  return period === '' ? requirementId : `${requirementId}:${period}`;
}
