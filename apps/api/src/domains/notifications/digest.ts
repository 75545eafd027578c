// Owns the digest by mail: what is unread since the last one, daily or weekly, in the morning of whoever gets it.
import {
  type NotificationKind,
  notificationKindNames,
  notificationRule,
} from '@stagepass/base/notification-kinds.ts';
import type { NotificationEntry } from '@stagepass/contract/notifications/shapes.ts';
import { findPerson } from '#domains/users/public/find-person.ts';
import type { Tx } from '#platform/db/db.ts';
import { dueItems } from '#platform/jobs/due-items.ts';
import { writeLetter } from '#platform/mail/letter.ts';
import type { Letter } from '#platform/mail/mail.ts';
import type { Platform } from '#platform/platform.ts';
import { choiceOf } from './choices.rules.ts';
import { findSettings, listChoices } from './choices.store.ts';
import { listDigestDue, listForDigest, lockCounter, updateDigestAt } from './digest.store.ts';
import { unsubscribeLinks } from './mail-links.ts';
import type { ChoiceRow, NotificationRow } from './tables.ts';
import { momentIn, whoOf, wordsOf } from './text.rules.ts';
import { presentEntries } from './views.ts';

const LINES = 12;
/** More than these are said to be more. */
const MOST_COUNTED = 100;

/** Of these kinds only some entries have a letter of their own. */
const sometimesMailed: ReadonlySet<NotificationKind> = new Set<NotificationKind>(['top-up']);

/** What has a letter of its own was mailed already. */
const digestKinds = notificationKindNames.filter((kind) => {
  const { letter, channels } = notificationRule(kind);
  const isLeft = !letter || sometimesMailed.has(kind);
  return isLeft && channels.mail !== 'never' && channels.app !== 'never';
});

/** Only money that arrived has a receipt: that it is in review, returned or disputed is said in the digest. */
function hadLetter({ kind, payload }: NotificationRow): boolean {
  return kind === 'top-up' && 'state' in payload && payload.state === 'added';
}

export const sendDigests = dueItems<string>({
  name: 'notifications.digest',
  lane: 'background',
  cron: '10 * * * *',
  list: ({ db }, asked) => listDigestDue(db, asked),
  each: (platform, userId) => platform.db.transaction((tx) => sendDigest(platform, tx, userId)),
});

async function sendDigest(platform: Platform, tx: Tx, userId: string): Promise<void> {
  const counter = await lockCounter(tx, userId);
  const now = platform.clock.now();
  // Another server was quicker, and has sent it.
  if (counter === undefined || now.getTime() - counter.digest_at.getTime() < 23 * 3_600_000) return;
  await updateDigestAt(tx, userId, now);
  const settings = await findSettings(tx, userId);
  const person = await findPerson(tx, { id: userId });
  // To verified addresses only; people of the demo world have no mailbox.
  if (settings.digest === 'off' || person?.email == null || !person.email_verified) return;
  if (person.demo || person.suspended) return;
  const choices = await listChoices(tx, userId);
  const all = await listForDigest(tx, {
    ...{ user_id: userId, since: counter.digest_at, kinds: digestKinds, limit: MOST_COUNTED },
  });
  const rows = all.filter((row) => !hadLetter(row) && wantsMail(row, choices));
  if (rows.length === 0) return;
  const lines = await linesOf(platform, tx, rows.slice(0, LINES), settings.time_zone);
  const unsubscribe = unsubscribeLinks(platform, { user_id: userId, what: 'digest' }, person.email);
  await platform.mail.send(tx, {
    ...digestLetter({
      ...{ to: person.email, lines, more: rows.length - lines.length, rhythm: settings.digest },
      url: `${platform.config.origin}/notifications`,
    }),
    unsubscribe,
  });
}

function wantsMail({ kind, club_id }: NotificationRow, choices: readonly ChoiceRow[]): boolean {
  return choiceOf(
    kind,
    club_id,
    choices.filter((row) => row.kind === kind),
  ).mail;
}

async function linesOf(
  platform: Platform,
  tx: Tx,
  rows: readonly NotificationRow[],
  timeZone: string,
): Promise<string[]> {
  const at = momentIn(timeZone);
  return (await presentEntries(platform, tx, rows)).map((entry) => lineOf(entry, at));
}

function lineOf(entry: NotificationEntry, at: (iso: string) => string): string {
  const { kind, payload, count, club } = entry;
  const who = whoOf(
    entry.people.map(({ display_name }) => display_name),
    notificationRule(kind).bundles === 'people' ? count : 1,
  );
  const { title, body } = wordsOf<NotificationKind>(kind, payload, {
    who,
    club: club?.name ?? null,
    count,
    at,
  });
  return body === '' ? title : `${title}: ${body}`;
}

export function digestLetter(of: {
  to: string;
  lines: readonly string[];
  more: number;
  rhythm: 'daily' | 'weekly';
  url: string;
}): Letter {
  const count = of.lines.length + of.more;
  const heading = count === 1 ? 'You have 1 new notification' : `You have ${count} new notifications`;
  return {
    to: of.to,
    subject: heading,
    ...writeLetter({
      heading,
      intro: [...of.lines.map((line) => `• ${line}`), ...(of.more > 0 ? [`And ${of.more} more.`] : [])],
      action: { label: 'View notifications', url: of.url },
      outro: `You get this email ${of.rhythm === 'daily' ? 'once a day' : 'once a week'} when there is something new. Change this in Settings, Notifications.`,
    }),
  };
}
