// Owns which ways in there are for each thing that can be missing; the first one is the screen's one act.
import { withNext } from '#platform/navigation/next.ts';
import type { PermissionError } from '#platform/navigation/permission-error.ts';
import type { permissionCopy } from './permission-copy.ts';

export type WayKey = keyof (typeof permissionCopy)['ways'];
export interface WayIn {
  key: WayKey;
  to: string;
}

function waysIntoClub(error: PermissionError): WayIn[] {
  const club = error.club ? `/club/${encodeURIComponent(error.club)}` : null;
  if (!club) return [{ key: 'look', to: '/discover' }];
  const ask: WayIn = { key: 'ask', to: `${club}/info` };
  switch (error.reason) {
    case 'join':
      return [{ key: 'join', to: withNext(club, error.next) }, ask];
    case 'subscribe':
      return [{ key: 'plans', to: `${club}/subscriptions` }, { key: 'club', to: club }, ask];
    case 'tier':
      return [
        { key: 'missions', to: `${club}/missions` },
        { key: 'plans', to: `${club}/subscriptions` },
        { key: 'levels', to: `${club}/levels` },
      ];
    default:
      return [ask, { key: 'club', to: club }];
  }
}

export function waysIn(error: PermissionError, signedIn: boolean): WayIn[] {
  const look: WayIn = { key: 'look', to: '/discover' };
  const signIn: WayIn = { key: 'signIn', to: withNext('/auth', error.next) };
  if (error.reason === 'operator') return signedIn ? [look] : [signIn, look];
  // Nothing else helps somebody we do not know.
  if (!signedIn) return [signIn, { key: 'register', to: withNext('/auth?mode=register', error.next) }, look];
  if (error.reason === 'sign-in') return [look];
  if (error.reason === 'verify-email') {
    return [
      { key: 'verify', to: withNext('/otp-verify', error.next) },
      { key: 'changeEmail', to: '/user/settings' },
      look,
    ];
  }
  return waysIntoClub(error);
}
