// Owns how a push of each kind travels: how urgent it is, how long it waits for a phone that is off, what it replaces.
import { hash } from 'node:crypto';
import { type NotificationKind, notificationRule } from '@stagepass/base/notification-kinds.ts';

export interface PushTerms {
  urgency: 'low' | 'normal' | 'high';
  ttl_s: number;
}

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

/** What loses its worth soon: it wakes a phone that saves its battery, and is not shown once it is over. */
const hasty: Partial<Record<NotificationKind, number>> = {
  message: DAY_S,
  'chat-mention': DAY_S,
  'chat-reply': DAY_S,
  outbid: HOUR_S,
  'auction-lead': 12 * HOUR_S,
  reminder: 2 * HOUR_S,
  'streak-risk': 4 * HOUR_S,
  'ticket-reminder': 12 * HOUR_S,
};

/** Of a test: whoever asked for it waits in front of the screen. */
const TEST_TERMS: PushTerms = { urgency: 'high', ttl_s: 10 * 60 };

/** Of what quiet hours held back: good for the day that follows. */
export const SUMMARY_TERMS: PushTerms = { urgency: 'normal', ttl_s: 12 * HOUR_S };

export function pushTerms(kind: NotificationKind | null): PushTerms {
  if (kind === null) return TEST_TERMS;
  const ttl_s = hasty[kind];
  if (ttl_s !== undefined) return { urgency: 'high', ttl_s };
  // Turned on by people who want more than what everybody gets: it can wait for a phone that is awake anyway.
  const extra = notificationRule(kind).channels.push === 'off';
  return extra ? { urgency: 'low', ttl_s: 7 * DAY_S } : { urgency: 'normal', ttl_s: 3 * DAY_S };
}

/** Of messages with one topic a push service keeps the latest for a phone that is off. At most 32 characters of base64url. */
export function topicOf(tag: string): string {
  return hash('sha256', tag, 'base64url').slice(0, 32);
}
