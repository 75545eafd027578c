// Owns the SQL of preferences, and of what decides about many people's channels at once.
import type { NotificationKind } from '@stagepass/base/notification-kinds.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';
import { usualSettings } from './choices.rules.ts';
import type { ChoiceRow, SettingsRow } from './tables.ts';

export interface ReceiverRow extends Omit<SettingsRow, 'time_zone_chosen'> {
  choices: Omit<ChoiceRow, 'user_id' | 'kind'>[];
  devices: { id: string; label: string }[];
}

// People whom the actor blocked or who blocked or muted the actor hear nothing of them.
const receivers = prepared<ReceiverRow>(
  'notifications-receivers',
  `select u.user_id, s.quiet_from, s.quiet_to, coalesce(s.time_zone, 'UTC') as time_zone, coalesce(s.digest, 'weekly') as digest,
     coalesce(c.choices, '[]') as choices, coalesce(d.devices, '[]') as devices
   from unnest($1::uuid[]) as u (user_id)
   left join notification_settings s on s.user_id = u.user_id
   left join lateral (select json_agg(json_build_object('club_id', club_id, 'app', app, 'push', push, 'mail', mail)) as choices
     from notification_choices c where c.user_id = u.user_id and c.kind = $2 and (c.club_id is null or c.club_id = $3)) c on true
   left join lateral (select json_agg(json_build_object('id', id, 'label', label)) as devices
     from push_devices d where d.user_id = u.user_id) d on true
   where $4::uuid is null or not exists (select from user_hidden h where h.viewer_id = u.user_id and h.user_id = $4)
   order by u.user_id`,
);

export async function listReceivers(
  tx: Executor,
  of: {
    user_ids: readonly string[];
    kind: NotificationKind;
    club_id: string | null;
    actor_id: string | null;
  },
): Promise<ReceiverRow[]> {
  return receivers(tx, [of.user_ids, of.kind, of.club_id, of.actor_id]);
}

const ofKind = prepared<ChoiceRow>(
  'notifications-choices-of-kind',
  `select * from notification_choices where user_id = $1 and kind = $2 and (club_id is null or club_id = $3)`,
);

export async function listChoicesOfKind(
  tx: Executor,
  of: { user_id: string; kind: NotificationKind; club_id: string | null },
): Promise<ChoiceRow[]> {
  return ofKind(tx, [of.user_id, of.kind, of.club_id]);
}

export async function listChoices(tx: Executor, userId: string): Promise<ChoiceRow[]> {
  const { rows } = await tx.query<ChoiceRow>({
    text: 'select * from notification_choices where user_id = $1 order by club_id nulls first, kind',
    values: [userId],
  });
  return rows;
}

export async function putChoice(tx: Executor, row: ChoiceRow): Promise<void> {
  await tx.query({
    text: `insert into notification_choices (user_id, club_id, kind, app, push, mail) values ($1, $2, $3, $4, $5, $6)
      on conflict (user_id, club_id, kind) do update set app = excluded.app, push = excluded.push, mail = excluded.mail`,
    values: [row.user_id, row.club_id, row.kind, row.app, row.push, row.mail],
  });
}

export async function removeEmptyChoices(tx: Executor, userId: string): Promise<void> {
  await tx.query({
    text: 'delete from notification_choices where user_id = $1 and app is null and push is null and mail is null',
    values: [userId],
  });
}

export async function findSettings(tx: Executor, userId: string): Promise<SettingsRow> {
  const { rows } = await tx.query<SettingsRow>({
    text: 'select * from notification_settings where user_id = $1',
    values: [userId],
  });
  return rows[0] ?? { user_id: userId, ...usualSettings };
}

export async function putSettings(tx: Executor, row: SettingsRow): Promise<void> {
  await tx.query({
    text: `insert into notification_settings (user_id, quiet_from, quiet_to, time_zone, time_zone_chosen, digest)
      values ($1, $2, $3, $4, $5, $6)
      on conflict (user_id) do update set quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,
        time_zone = excluded.time_zone, time_zone_chosen = excluded.time_zone_chosen, digest = excluded.digest`,
    values: [row.user_id, row.quiet_from, row.quiet_to, row.time_zone, row.time_zone_chosen, row.digest],
  });
}

/** As the phone says it, where nobody chose one by hand. */
export async function followZone(tx: Executor, userId: string, zone: string): Promise<void> {
  await tx.query({
    text: `insert into notification_settings as s (user_id, time_zone) values ($1, $2)
      on conflict (user_id) do update set time_zone = excluded.time_zone
      where not s.time_zone_chosen and s.time_zone <> excluded.time_zone`,
    values: [userId, zone],
  });
}

export async function removeChoicesOf(tx: Executor, userId: string): Promise<void> {
  await tx.query({ text: 'delete from notification_choices where user_id = $1', values: [userId] });
  await tx.query({ text: 'delete from notification_settings where user_id = $1', values: [userId] });
}

export async function removeChoicesOfClub(tx: Executor, clubId: string): Promise<void> {
  await tx.query({ text: 'delete from notification_choices where club_id = $1', values: [clubId] });
}
