// Owns the row types of the notifications domain's tables; nobody else reads or writes them.
import type {
  DigestRhythm,
  NotificationChannel,
  NotificationGroup,
  NotificationKind,
} from '@stagepass/base/notification-kinds.ts';
import type { NotificationPayloads } from '@stagepass/contract/notifications/payloads.ts';
import type { DeliveryState, PushMessage } from '@stagepass/contract/notifications/shapes.ts';

export interface NotificationRow {
  id: string;
  user_id: string;
  kind: NotificationKind;
  tab: NotificationGroup;
  club_id: string | null;
  bundle_key: string | null;
  subject_kind: string | null;
  subject_id: string | null;
  payload: NotificationPayloads[NotificationKind];
  people: string[];
  count: number;
  link: string;
  created_at: Date;
  updated_at: Date;
  read_at: Date | null;
}

export interface CounterRow {
  user_id: string;
  for_me: number;
  missions: number;
  market: number;
  clubs: number;
  digest_at: Date;
}

export interface ChoiceRow extends Record<NotificationChannel, boolean | null> {
  user_id: string;
  /** Null: for all clubs. */
  club_id: string | null;
  kind: NotificationKind;
}

export interface SettingsRow {
  user_id: string;
  /** Minutes of the day in the person's time zone; both or neither. */
  quiet_from: number | null;
  quiet_to: number | null;
  time_zone: string;
  /** By hand: otherwise it follows the phone. */
  time_zone_chosen: boolean;
  digest: DigestRhythm;
}

export interface DeviceRow {
  id: string;
  user_id: string;
  session_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  label: string;
  /** The public key that the browser subscribed with. */
  server_key: string;
  created_at: Date;
  seen_at: Date;
  last_sent_at: Date | null;
  /** In a row, since the last one that was sent. */
  failures: number;
}

export type Urgency = 'very-low' | 'low' | 'normal' | 'high';

export interface DeliveryRow {
  id: string;
  user_id: string;
  device_id: string | null;
  device_label: string | null;
  kind: NotificationKind | null;
  title: string;
  message: PushMessage | null;
  topic: string | null;
  urgency: Urgency;
  state: DeliveryState;
  status: number | null;
  reason: string;
  tries: number;
  run_at: Date;
  /** Names the deed that it tells of; null for a test and for what sums others up. */
  source: string | null;
  notification_id: string | null;
  /** The message that it is about. */
  conversation_id: string | null;
  seq: number | null;
  /** Held back in quiet hours, and said in the push that followed them. */
  summed_at: Date | null;
  created_at: Date;
  updated_at: Date;
}
