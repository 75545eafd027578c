// Owns the addresses of missions: all of mine, a club's, one mission, doing it, and its page for sharing.
import type { OwnMissionTab } from '@stagepass/contract/missions/kinds.ts';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';

export function missionsPath(tab?: OwnMissionTab): string {
  return tab === undefined ? '/missions' : `/missions?tab=${tab}`;
}

/** Single open steps over all clubs. */
export function tasksPath(): string {
  return '/club/tasks';
}

/** A club is named by its id or its handle. */
export function clubMissionsPath(club: string): string {
  return clubScreenPath(club, 'missions');
}

export function manageMissionsPath(club: string): string {
  return `/club/${encodeURIComponent(club)}/manage-missions`;
}

/** What fans handed in, for whoever decides about it. */
export function reviewPath(club: string): string {
  return `${manageMissionsPath(club)}?tab=review`;
}

export function missionPath(id: string): string {
  return `/club/mission-detail/${encodeURIComponent(id)}`;
}

/** The same page under the short address that is shared. */
export function sharedMissionPath(id: string): string {
  return `/mission/${encodeURIComponent(id)}`;
}

/** Without a step, the one that comes next. */
export function playMissionPath(id: string, stepId?: string): string {
  const path = `/club/play-mission/${encodeURIComponent(id)}`;
  return stepId === undefined ? path : `${path}?step=${encodeURIComponent(stepId)}`;
}
