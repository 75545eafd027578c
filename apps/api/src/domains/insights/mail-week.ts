// Owns the weekly email to a club's owner: last week beside the week before, on Monday mornings of the club, unless they turned it off.
import { formatUsd } from '@stagepass/base/money.ts';
import type { Figure } from '@stagepass/contract/insights/shapes.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { findPerson } from '#domains/users/public/find-person.ts';
import type { Tx } from '#platform/db/db.ts';
import { dueItems } from '#platform/jobs/due-items.ts';
import { writeLetter } from '#platform/mail/letter.ts';
import { mayMail } from '#platform/mail/may-mail.ts';
import type { Platform } from '#platform/platform.ts';
import { type ClubWeek, listWeeksToMail, updateMailed } from './clubs.store.ts';
import { addDays } from './days.rules.ts';
import { rangeUntil } from './ranges.rules.ts';
import { readFigures } from './reads/read-insights.ts';

export const mailWeeks = dueItems<ClubWeek>({
  name: 'insights.mail-weeks',
  lane: 'background',
  cron: '25 * * * *',
  list: ({ db }, asked) => listWeeksToMail(db, asked),
  key: ({ club_id }) => club_id,
  each: (platform, week) => platform.db.transaction((tx) => mailWeek(platform, tx, week)),
});

/** The mark and the email are one transaction: a run that was killed has done neither. */
async function mailWeek(platform: Platform, tx: Tx, { club_id, week }: ClubWeek): Promise<void> {
  if (!(await updateMailed(tx, { club_id, week }))) return;
  const club = await findClub(platform, tx, club_id);
  if (club === undefined || club.closed_at !== null || club.suspended_at !== null) return;
  const owner = await findPerson(tx, { id: club.owner_id });
  // People of the demo world have no mailbox.
  if (owner?.email_verified !== true || owner.demo || owner.suspended || owner.email === null) return;
  const asked = { user_id: club.owner_id, kind: 'weekly-figures', club_id } as const;
  const terms = await mayMail.read()(platform, tx, asked);
  if (terms === null) return;
  const range = rangeUntil('7d', addDays(week, -1));
  const figures = await readFigures(tx, club_id, range);
  const lines = figures.flatMap((figure) => lineOf(figure) ?? []);
  // Nothing happened in either week: no email about nothing.
  if (lines.length === 0) return;
  const days = `${dayIn(range.from)} – ${dayIn(range.to)}`;
  await platform.mail.send(tx, {
    to: owner.email,
    subject: `${club.name}: figures of ${days}`,
    ...writeLetter({
      heading: `${club.name}, ${days}`,
      intro: lines,
      action: { label: 'View overview', url: `${platform.config.origin}/club/${club.handle}/overview` },
      outro:
        'Figures about fewer than 5 people aren’t shown. You get this email each Monday, because you own this club.',
    }),
    ...terms,
  });
}

const formatDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const dayIn = (day: string) => formatDay.format(new Date(`${day}T00:00:00Z`));

const names: Partial<Readonly<Record<Figure['figure'], string>>> = {
  joined: 'New members',
  left: 'Members who left',
  active: 'Active fans a day',
  comments: 'Comments',
  mission_done: 'Missions completed',
  revenue: 'Earned after fees',
};

function lineOf({ figure, value, cents, previous }: Figure): string | undefined {
  const name = names[figure];
  const [now, before] = figure === 'revenue' ? [cents, previous.cents] : [value, previous.value];
  if (name === undefined || (now === 0 && before === 0)) return undefined;
  const told = (amount: number | null) => {
    if (amount === null) return 'fewer than 5 people';
    return figure === 'revenue' ? formatUsd(amount) : amount.toLocaleString('en-US');
  };
  return `${name}: ${told(now)} (${told(before)} the week before)`;
}
