// Owns what a printed marker says: the requirement it belongs to, signed by this instance.
import type { Platform } from '#platform/platform.ts';

const PURPOSE = 'requirement-marker';

export function markerOf({ secrets }: Pick<Platform, 'secrets'>, requirementId: string): string {
  return `stagepass-marker:${requirementId}:${secrets.sign(PURPOSE, requirementId)}`;
}

export function isMarkerOf(
  { secrets }: Pick<Platform, 'secrets'>,
  requirementId: string,
  code: string,
): boolean {
  const [name, id, signature = ''] = code.trim().split(':');
  return name === 'stagepass-marker' && id === requirementId && secrets.verify(PURPOSE, id, signature);
}
