// The addresses inside the management of missions.
import { manageMissionsPath } from '../public/paths.ts';

/** `new`, or a mission's id; `fan` shows it as fans see it. */
export function builderPath(handle: string, mission: string, view?: 'fan'): string {
  const query = new URLSearchParams({ mission, ...(view === undefined ? {} : { view }) });
  return `${manageMissionsPath(handle)}?${query}`;
}
