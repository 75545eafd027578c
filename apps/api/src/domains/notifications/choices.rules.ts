// Owns what somebody gets by which channel: a club's own choice before the one for all clubs before the kind's default.
import { isTimeZone } from '@stagepass/base/local-day.ts';
import {
  DEFAULT_DIGEST,
  type NotificationChannel,
  type NotificationKind,
  notificationChannels,
  notificationRule,
} from '@stagepass/base/notification-kinds.ts';
import type { KindChoice } from '@stagepass/contract/notifications/shapes.ts';
import type { ChoiceRow, SettingsRow } from './tables.ts';

type Chosen = Pick<ChoiceRow, 'club_id' | NotificationChannel>;

export function choiceOf(
  kind: NotificationKind,
  clubId: string | null,
  rows: readonly Chosen[],
): Readonly<KindChoice> {
  const { channels, per_club } = notificationRule(kind);
  const general = rows.find(({ club_id }) => club_id === null);
  // What a club could have a choice of once holds no longer.
  const ofClub = clubId === null || !per_club ? undefined : rows.find(({ club_id }) => club_id === clubId);
  const holds = (channel: NotificationChannel): boolean => {
    const usual = channels[channel];
    if (usual === 'always' || usual === 'never') return usual === 'always';
    return ofClub?.[channel] ?? general?.[channel] ?? usual === 'on';
  };
  const [app, push, mail] = notificationChannels.map(holds) as [boolean, boolean, boolean];
  return { app, push, mail };
}

export const usualSettings: Omit<SettingsRow, 'user_id'> = {
  quiet_from: null,
  quiet_to: null,
  time_zone: 'UTC',
  time_zone_chosen: false,
  digest: DEFAULT_DIGEST,
};

/** A phone that says nothing of where it is says UTC. */
export function isPhoneZone(zone: string): boolean {
  return zone !== 'UTC' && isTimeZone(zone);
}

/** From the first minute up to the last one, over midnight where it ends before it begins. Equal ends mean the whole day. */
export function isQuiet(
  { quiet_from: from, quiet_to: to, time_zone }: Pick<SettingsRow, 'quiet_from' | 'quiet_to' | 'time_zone'>,
  now: Date,
): boolean {
  if (from === null || to === null) return false;
  const at = minuteOf(now, time_zone);
  return from < to ? at >= from && at < to : at >= from || at < to;
}

const DAY_MINUTES = 1440;

/** When the quiet hours that hold now are over; a day later where they never are. */
export function quietUntil(
  { quiet_to: to, time_zone }: Pick<SettingsRow, 'quiet_to' | 'time_zone'>,
  now: Date,
): Date {
  const left = ((to ?? 0) - minuteOf(now, time_zone) + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES;
  const minute_ms = 60_000;
  return new Date((Math.floor(now.getTime() / minute_ms) + left) * minute_ms);
}

function minuteOf(now: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(now);
  const number = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return number('hour') * 60 + number('minute');
}

export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

export function clockOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
