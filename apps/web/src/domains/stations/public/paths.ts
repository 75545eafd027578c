// Owns the addresses of stations: one station, a step of it, its page for sharing, a club's, and their management.
import { clubScreenPath } from '#domains/clubs/public/paths.ts';

export function stationPath(id: string): string {
  return `/club/station/${encodeURIComponent(id)}`;
}

/** Doing one of its steps. */
export function stationStepPath(id: string, stepId: string): string {
  return `${stationPath(id)}?step=${encodeURIComponent(stepId)}`;
}

/** The same page under the short address that is shared. */
export function sharedStationPath(id: string): string {
  return `/station/${encodeURIComponent(id)}`;
}

/** A club is named by its id or its handle. */
export function clubStationsPath(club: string, view?: 'map'): string {
  const path = clubScreenPath(club, 'stations');
  return view === undefined ? path : `${path}?view=map`;
}

export function manageStationsPath(club: string): string {
  return `/club/${encodeURIComponent(club)}/manage-stations`;
}

/** `new`, or a station's id. */
export function stationBuilderPath(club: string, station: string): string {
  return `${manageStationsPath(club)}?station=${encodeURIComponent(station)}`;
}
