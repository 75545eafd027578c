// Owns what somebody chooses to get: shown as it holds, changed field by field.
import { isTimeZone } from '@stagepass/base/local-day.ts';
import {
  channelLocked,
  MOST_CLUB_CHOICES,
  type NotificationKind,
  notificationChannels,
  notificationKindNames,
  notificationRule,
} from '@stagepass/base/notification-kinds.ts';
import { clubNotFound } from '@stagepass/contract/clubs/errors.ts';
import {
  channelFixed,
  timeZoneUnknown,
  tooManyClubChoices,
} from '@stagepass/contract/notifications/errors.ts';
import type {
  ClubChoice,
  KindChoice,
  NotificationPreferences,
  PreferenceChanges,
} from '@stagepass/contract/notifications/shapes.ts';
import { isId } from '@stagepass/contract/shapes.ts';
import { loadClubCards } from '#domains/clubs/public/load-club-cards.ts';
import { listOwnMemberships } from '#domains/memberships/public/list-own-memberships.ts';
import { findPerson } from '#domains/users/public/find-person.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Executor } from '#platform/db/executor.ts';
import { oneAtATime } from '#platform/db/one-at-a-time.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { choiceOf, clockOf, isPhoneZone, minutesOf } from '../choices.rules.ts';
import {
  findSettings,
  followZone,
  listChoices,
  putChoice,
  putSettings,
  removeEmptyChoices,
} from '../choices.store.ts';
import type { ChoiceRow, SettingsRow } from '../tables.ts';

export async function readPreferences(platform: Platform, actor: Actor): Promise<NotificationPreferences> {
  const { user_id } = signedIn(actor);
  const { db } = platform;
  const rows = await listChoices(db, user_id);
  const settings = await findSettings(db, user_id);
  const person = await findPerson(db, { id: user_id });
  // Those that somebody runs come first.
  const [first] = await listOwnMemberships(platform, actor, { limit: 1 });
  const general = rows.filter(({ club_id }) => club_id === null);
  const kinds = Object.fromEntries(
    notificationKindNames.map((kind) => [
      kind,
      choiceOf(
        kind,
        null,
        general.filter((row) => row.kind === kind),
      ),
    ]),
  ) as Record<NotificationKind, KindChoice>;
  const { quiet_from: from, quiet_to: to, time_zone, time_zone_chosen, digest } = settings;
  return {
    kinds,
    clubs: await clubChoices(platform, db, rows),
    quiet_hours: from === null || to === null ? null : { from: clockOf(from), to: clockOf(to) },
    ...{ time_zone, time_zone_chosen, digest },
    can_mail: person?.email_verified === true && person.email !== null,
    staff: first !== undefined && (first.role === 'owner' || first.role === 'admin'),
  };
}

async function clubChoices(
  platform: Platform,
  tx: Executor,
  rows: readonly ChoiceRow[],
): Promise<ClubChoice[]> {
  const byClub = Map.groupBy(
    rows.filter(({ club_id }) => club_id !== null),
    ({ club_id }) => club_id ?? '',
  );
  const cards = await loadClubCards(platform, tx, [...byClub.keys()], { suspended: true });
  return [...byClub].flatMap(([clubId, chosen]) => {
    const card = cards.get(clubId);
    if (card === undefined) return [];
    const { id, handle, name, hue, picture } = card;
    const kinds = Object.fromEntries(
      chosen.map((row) => [
        row.kind,
        Object.fromEntries(
          notificationChannels.flatMap((channel) => {
            const value = row[channel];
            return value === null ? [] : [[channel, value]];
          }),
        ),
      ]),
    );
    return { club: { id, handle, name, hue, picture }, kinds };
  });
}

export async function changePreferences(
  platform: Platform,
  actor: Actor,
  changes: PreferenceChanges,
): Promise<NotificationPreferences> {
  const { user_id } = signedIn(actor);
  await platform.db.transaction(async (tx) => {
    // Two devices that change at once change one after the other.
    await oneAtATime(tx, 'notification-preferences', user_id);
    const rows = await listChoices(tx, user_id);
    if (changes.kinds !== undefined) await change(tx, { user_id, club_id: null, rows, kinds: changes.kinds });
    if (changes.club !== undefined) await changeOfClub(platform, tx, { user_id, rows, club: changes.club });
    await removeEmptyChoices(tx, user_id);
    await changeSettings(tx, await findSettings(tx, user_id), changes);
    const { phone_time_zone: zone } = changes;
    if (zone !== undefined && isPhoneZone(zone)) await followZone(tx, user_id, zone);
  });
  return readPreferences(platform, actor);
}

type KindChanges = NonNullable<PreferenceChanges['kinds']>;

async function changeOfClub(
  platform: Platform,
  tx: Tx,
  of: { user_id: string; rows: readonly ChoiceRow[]; club: NonNullable<PreferenceChanges['club']> },
): Promise<void> {
  const club_id = of.club.id;
  const found =
    isId(club_id) && (await loadClubCards(platform, tx, [club_id], { suspended: true })).has(club_id);
  if (!found) fail(clubNotFound);
  const others = new Set(of.rows.flatMap((row) => (row.club_id === null ? [] : [row.club_id])));
  if (!others.has(club_id) && others.size >= MOST_CLUB_CHOICES) fail(tooManyClubChoices);
  await change(tx, { user_id: of.user_id, club_id, rows: of.rows, kinds: of.club.kinds });
}

async function change(
  tx: Tx,
  of: { user_id: string; club_id: string | null; rows: readonly ChoiceRow[]; kinds: KindChanges },
): Promise<void> {
  for (const [name, asked] of Object.entries(of.kinds)) {
    const kind = name as NotificationKind;
    const fixed = notificationChannels.some(
      (channel) => asked?.[channel] !== undefined && channelLocked(kind, channel),
    );
    if (fixed || (of.club_id !== null && !notificationRule(kind).per_club)) fail(channelFixed);
    const before = of.rows.find((row) => row.kind === kind && row.club_id === of.club_id);
    const value = (channel: (typeof notificationChannels)[number]) => {
      const given = asked?.[channel];
      return given === undefined ? (before?.[channel] ?? null) : given;
    };
    await putChoice(tx, {
      ...{ user_id: of.user_id, club_id: of.club_id, kind },
      ...{ app: value('app'), push: value('push'), mail: value('mail') },
    });
  }
}

async function changeSettings(
  tx: Tx,
  before: SettingsRow,
  { quiet_hours, time_zone, digest }: PreferenceChanges,
): Promise<void> {
  if (quiet_hours === undefined && time_zone === undefined && digest === undefined) return;
  if (time_zone != null && !isTimeZone(time_zone)) fail(timeZoneUnknown);
  const quiet =
    quiet_hours === undefined
      ? {}
      : {
          quiet_from: quiet_hours === null ? null : minutesOf(quiet_hours.from),
          quiet_to: quiet_hours === null ? null : minutesOf(quiet_hours.to),
        };
  await putSettings(tx, {
    ...before,
    ...quiet,
    ...(time_zone === undefined ? {} : { time_zone_chosen: time_zone !== null }),
    ...(time_zone == null ? {} : { time_zone }),
    ...(digest === undefined ? {} : { digest }),
  });
}
