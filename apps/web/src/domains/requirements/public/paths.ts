// Owns the addresses of requirements: the screen that shows a step's code on site.
export function stepCodePath(requirementId: string): string {
  return `/club/step-code/${encodeURIComponent(requirementId)}`;
}
