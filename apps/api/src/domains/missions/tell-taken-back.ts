// Owns telling a fan that a reward was taken back, and why: by email, and on the mission's page for everybody.
import type { Club } from '#domains/clubs/public/club.ts';
import { findPerson } from '#domains/users/public/find-person.ts';
import type { Tx } from '#platform/db/db.ts';
import { writeLetter } from '#platform/mail/letter.ts';
import { mayMail } from '#platform/mail/may-mail.ts';
import type { Platform } from '#platform/platform.ts';
import type { MissionRow } from './tables.ts';

interface TakenBack {
  user_id: string;
  mission: MissionRow;
  club: Pick<Club, 'name'>;
  reason: string;
  xp: number;
  items: number;
  tokens: number;
}

export async function tellTakenBack(platform: Platform, tx: Tx, of: TakenBack): Promise<void> {
  const person = await findPerson(tx, { id: of.user_id });
  // People of the demo world have no mailbox.
  if (person?.email == null || !person.email_verified || person.demo) return;
  const asked = { user_id: of.user_id, kind: 'mission-taken-back', club_id: of.mission.club_id } as const;
  const terms = await mayMail.read()(platform, tx, asked);
  if (terms === null) return;
  const heading = `${of.club.name} took back a reward`;
  await platform.mail.send(tx, {
    ...terms,
    to: person.email,
    subject: heading,
    ...writeLetter({
      heading,
      intro: [
        `The reward of the mission “${of.mission.title}” was given to you by mistake. ${whatWent(of)}`,
        `Reason: “${of.reason}”`,
      ],
      action: {
        label: 'View mission',
        url: `${platform.config.origin}/club/mission-detail/${of.mission.id}`,
      },
      outro: 'Credits are never taken back. If you think this is wrong, write to the club.',
    }),
  });
}

function whatWent({ xp, items, tokens }: Pick<TakenBack, 'xp' | 'items' | 'tokens'>): string {
  const parts = [
    ...(xp > 0 ? [`${xp} XP`] : []),
    ...(items > 0 ? [items === 1 ? 'one item' : `${items} items`] : []),
    ...(tokens > 0 ? [tokens === 1 ? 'one fan token' : `${tokens} fan tokens`] : []),
  ];
  return parts.length === 0 ? 'Nothing was left to take back.' : `Taken back: ${listed(parts)}.`;
}

/** 'a', 'a and b', 'a, b and c'. */
function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}
