// Owns the closed sets of reminders as plain values, without a schema: the phone needs them too.

/** What somebody can be reminded of. A kind without an owner does not compile. */
export const reminderKinds = ['mission', 'auction', 'event'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

export const reminderMoments = ['start', 'end'] as const;
export type ReminderMoment = (typeof reminderMoments)[number];

/** How long before its moment somebody is reminded. */
export const REMIND_BEFORE_MIN: Readonly<Record<ReminderKind, Readonly<Record<ReminderMoment, number>>>> = {
  mission: { start: 0, end: 120 },
  auction: { start: 0, end: 15 },
  // A day before doors: in time to find somebody to come along.
  event: { start: 1440, end: 0 },
};

/** That one person waits for at a time. */
export const MOST_REMINDERS = 100;
