// The addresses of people and of one's own account.
import { withNext } from '#platform/navigation/next.ts';

export function userPath(idOrName: string): string {
  return `/user/${encodeURIComponent(idOrName)}`;
}

export function profilePath(): string {
  return '/user/profile';
}

export function editProfilePath(): string {
  return '/user/editprofile';
}

/** A view is one of the settings' own pages, for example `devices`. */
export function settingsPath(view?: string): string {
  return view === undefined ? '/user/settings' : `/user/settings?view=${encodeURIComponent(view)}`;
}

export function welcomePath(next?: string | null): string {
  return withNext('/user/welcome', next);
}
