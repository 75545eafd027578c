// Owns what somebody is notified about: read, and changed at once with the way back where the server says no.
import type { NotificationKind } from '@stagepass/base/notification-kinds.ts';
import type {
  ClubChoice,
  NotificationPreferences,
  PreferenceChanges,
} from '@stagepass/contract/notifications/shapes.ts';
import { callData } from '#platform/api/api.ts';
import { type Ended, useOptimistic } from '#platform/query/optimistic.ts';
import { useCall } from '#platform/query/query.ts';
import { usePages } from '#platform/query/use-pages.ts';

const preferencesKey = ['notifications', 'preferences'] as const;

export function usePreferences() {
  return useCall('GET /notification-preferences', {}, { key: preferencesKey });
}

/** The clubs that can have settings of their own: those one belongs to. */
export function useOwnClubs() {
  return usePages('GET /memberships', {}, { key: ['notifications', 'clubs'] });
}

type ClubKinds = ClubChoice['kinds'];
type Changes = NonNullable<PreferenceChanges['club']>['kinds'];

/** What was chosen, without what was taken back. */
function withoutTakenBack(known: ClubKinds, changes: Changes): ClubKinds {
  const kinds: ClubKinds = { ...known };
  for (const [kind, change] of Object.entries(changes) as [NotificationKind, object][]) {
    const fields = Object.entries({ ...known[kind], ...change }).filter(([, on]) => on !== null);
    if (fields.length === 0) delete kinds[kind];
    else kinds[kind] = Object.fromEntries(fields);
  }
  return kinds;
}

/** As the server will have it. What was taken back for all clubs is known only once it answers. */
export function changed(known: NotificationPreferences, change: PreferenceChanges): NotificationPreferences {
  const { kinds: kindChanges = {}, club: clubChange, ...rest } = change;
  const kinds = { ...known.kinds };
  for (const [kind, fields] of Object.entries(kindChanges) as [NotificationKind, object][]) {
    const chosen = Object.entries(fields).filter(([, on]) => on !== null);
    kinds[kind] = { ...kinds[kind], ...Object.fromEntries(chosen) };
  }
  const clubs = known.clubs.map((one) =>
    one.club.id === clubChange?.id ? { ...one, kinds: withoutTakenBack(one.kinds, clubChange.kinds) } : one,
  );
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return { ...known, ...given, kinds, clubs };
}

export function useChangePreferences(ended: Ended<PreferenceChanges, NotificationPreferences>) {
  return useOptimistic<PreferenceChanges, NotificationPreferences, NotificationPreferences>({
    ...ended,
    key: preferencesKey,
    send: (body) => callData('PUT /notification-preferences', { body }),
    change: changed,
    answered: (client, answer) => client.setQueryData(preferencesKey, answer),
  });
}
