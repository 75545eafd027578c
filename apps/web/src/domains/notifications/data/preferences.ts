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

type Zone = Pick<NotificationPreferences, 'time_zone' | 'time_zone_chosen'>;

/** One chosen by hand stays; without one it is the phone's. */
function zoneAfter(known: Zone, change: Pick<PreferenceChanges, 'time_zone' | 'phone_time_zone'>): Zone {
  const { time_zone, phone_time_zone } = change;
  if (typeof time_zone === 'string') return { time_zone, time_zone_chosen: true };
  const time_zone_chosen = time_zone === undefined && known.time_zone_chosen;
  const followed = time_zone_chosen ? undefined : phone_time_zone;
  return { time_zone: followed ?? known.time_zone, time_zone_chosen };
}

/** As the server will have it. What was taken back for all clubs is known only once it answers. */
export function changed(known: NotificationPreferences, change: PreferenceChanges): NotificationPreferences {
  const { kinds: kindChanges = {}, club: clubChange, time_zone, phone_time_zone, ...rest } = change;
  const kinds = { ...known.kinds };
  for (const [kind, fields] of Object.entries(kindChanges) as [NotificationKind, object][]) {
    const chosen = Object.entries(fields).filter(([, on]) => on !== null);
    kinds[kind] = { ...kinds[kind], ...Object.fromEntries(chosen) };
  }
  const clubs = known.clubs.map((one) =>
    one.club.id === clubChange?.id ? { ...one, kinds: withoutTakenBack(one.kinds, clubChange.kinds) } : one,
  );
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return { ...known, ...given, ...zoneAfter(known, { time_zone, phone_time_zone }), kinds, clubs };
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
