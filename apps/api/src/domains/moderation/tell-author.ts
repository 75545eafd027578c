// Owns the emails about a decision, written in its transaction; people without a verified email find the decision in settings.
import { findClub } from '#domains/clubs/public/find-club.ts';
import { findPerson } from '#domains/users/public/find-person.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Letter } from '#platform/mail/mail.ts';
import { mayMail } from '#platform/mail/may-mail.ts';
import type { Platform } from '#platform/platform.ts';
import { appealAnswerLetter, decisionLetter } from './letters.rules.ts';
import type { CaseRow } from './tables.ts';

const decisionsPath = '/user/settings?view=decisions';

export async function tellDecision(platform: Platform, tx: Tx, row: CaseRow): Promise<void> {
  const to = await addressOf(tx, row);
  if (to === null) return;
  const club = row.club_id === null ? undefined : await findClub(platform, tx, row.club_id);
  const letter = decisionLetter({
    to,
    kind: row.subject_kind,
    club_name: club?.name ?? null,
    removed: row.removed,
    sanction: row.sanction ?? 'none',
    muted_until: row.muted_until,
    banned_until: row.banned_until,
    reason: row.decision_reason,
    url: platform.config.origin + decisionsPath,
  });
  await send(platform, tx, row, 'content-decided', letter);
}

export async function tellAnswer(platform: Platform, tx: Tx, row: CaseRow): Promise<void> {
  const to = await addressOf(tx, row);
  if (to === null) return;
  const letter = appealAnswerLetter({
    to,
    overturned: row.outcome === 'overturned',
    sanction: row.sanction ?? 'none',
    reason: row.answer_reason,
    url: platform.config.origin + decisionsPath,
  });
  await send(platform, tx, row, 'appeal-answered', letter);
}

/** People who turned these emails off find the decision in settings. */
async function send(
  platform: Platform,
  tx: Tx,
  { author_id, club_id }: CaseRow,
  kind: 'content-decided' | 'appeal-answered',
  letter: Letter,
): Promise<void> {
  if (author_id === null) return;
  const terms = await mayMail.read()(platform, tx, { user_id: author_id, kind, club_id });
  if (terms !== null) await platform.mail.send(tx, { ...letter, ...terms });
}

async function addressOf(tx: Tx, row: CaseRow): Promise<string | null> {
  const person = row.author_id === null ? undefined : await findPerson(tx, { id: row.author_id });
  // People of the demo world have no mailbox.
  return person?.email_verified === true && !person.demo ? person.email : null;
}
