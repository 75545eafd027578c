// Owns which kinds are offered in settings, in which group, and what can be chosen for each.
import {
  channelLocked,
  channelOffered,
  type NotificationChannel,
  type NotificationGroup,
  type NotificationKind,
  notificationGroups,
  notificationKindNames,
  notificationRule,
} from '@stagepass/base/notification-kinds.ts';

type GroupName = NotificationGroup | 'staff';

export interface KindGroup {
  name: GroupName;
  kinds: NotificationKind[];
}

interface Offered {
  /** Whether kinds for those who run clubs are shown. */
  staff: boolean;
  /** Only what a single club can have its own choice of. */
  perClub: boolean;
}

const isChoice = (kind: NotificationKind): boolean =>
  (['app', 'push', 'mail'] as const).some((channel) => !channelLocked(kind, channel));

export function kindGroups({ staff, perClub }: Offered): KindGroup[] {
  const offered = notificationKindNames.filter((kind) => {
    const rule = notificationRule(kind);
    return isChoice(kind) && (!perClub || rule.per_club) && (staff || !rule.staff);
  });
  const groups: KindGroup[] = notificationGroups.map((name) => ({
    name,
    kinds: offered.filter((kind) => notificationRule(kind).group === name && !notificationRule(kind).staff),
  }));
  const forStaff = offered.filter((kind) => notificationRule(kind).staff);
  return [...groups, { name: 'staff' as const, kinds: forStaff }].filter(({ kinds }) => kinds.length > 0);
}

type Cell = 'choice' | 'always' | 'never';

export function cellOf(kind: NotificationKind, channel: NotificationChannel): Cell {
  if (!channelOffered(kind, channel)) return 'never';
  return channelLocked(kind, channel) ? 'always' : 'choice';
}
