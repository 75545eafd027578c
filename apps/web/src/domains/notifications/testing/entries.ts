// Owns an entry of each kind, for tests: what the server sends of it.
import { type NotificationKind, notificationRule } from '@stagepass/base/notification-kinds.ts';
import type { NotificationPayloads } from '@stagepass/contract/notifications/payloads.ts';
import { notificationSamples } from '@stagepass/contract/notifications/samples.ts';
import type { NotificationEntry } from '@stagepass/contract/notifications/shapes.ts';

export const aClub = { id: 'k1', handle: 'harbour', name: 'Harbour Voices', hue: 200, picture: null };
const person = (name: string) => ({
  id: `u-${name}`,
  user_name: name.toLowerCase(),
  display_name: name,
  avatar: null,
});
export const ana = person('Ana');
export const bo = person('Bo');

type EntryChange = Partial<Omit<NotificationEntry, 'kind' | 'payload'>>;

export function anEntry<Kind extends NotificationKind>(
  kind: Kind,
  change: EntryChange & { payload?: NotificationPayloads[Kind] } = {},
): NotificationEntry {
  return {
    id: `n-${kind}`,
    group: notificationRule(kind).group,
    club: aClub,
    people: notificationRule(kind).bundles === 'people' ? [ana] : [],
    count: 1,
    subject: null,
    link: '/home',
    created_at: '2026-11-18T09:00:00Z',
    updated_at: '2026-11-18T09:00:00Z',
    read: false,
    kind,
    payload: notificationSamples[kind],
    ...change,
  } as NotificationEntry;
}
