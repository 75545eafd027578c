// Owns what people can be reminded of; a kind without an owner does not compile.
import type { ReminderKind } from '@stagepass/contract/reminders/kinds.ts';
import { auctionReminders } from '#domains/auctions/reminder-owner.ts';
import { eventReminders } from '#domains/events/reminder-owner.ts';
import { missionReminders } from '#domains/missions/reminder-owner.ts';
import type { ReminderOwner } from '#domains/reminders/public/reminder-owners.ts';

export const reminderRegistry = {
  mission: missionReminders,
  auction: auctionReminders,
  event: eventReminders,
} satisfies Record<ReminderKind, ReminderOwner>;
