// Owns form answers as a file for the staff: all of them, a page of the database at a time, cells made harmless.
import { csvLine } from '@stagepass/base/csv.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Download } from '#platform/http/bind.ts';
import type { Platform } from '#platform/platform.ts';
import { loadRequirementFor } from '../access.ts';
import { type AnsweredRow, listAnswered, listAskedBefore } from '../answers.store.ts';
import type { RequirementRow } from '../tables.ts';
import { type AnswerColumn, answerColumns, answerText, keptOf } from '../types/answer-text.rules.ts';

const ROWS_AT_ONCE = 500;
/** A form that was changed a hundred times has asked for no more than this. */
const MOST_COLUMNS = 500;

/** Asked and logged before the first byte is sent: what people told a club leaves the house. */
export async function exportAnswers(platform: Platform, actor: SignedIn, id: string): Promise<Download> {
  const requirement = await platform.db.transaction(async (tx) => {
    const { row } = await loadRequirementFor(platform, tx, actor, id, 'inspect');
    await recordDeed(platform, tx, {
      club_id: row.club_id,
      actor_id: actor.user_id,
      deed: 'requirements.answers-exported',
      details: { title: row.title },
    });
    return row;
  });
  return { name: `${fileName(requirement.title)}-answers.csv`, parts: linesOf(platform, requirement) };
}

async function* linesOf(platform: Platform, { id, config }: RequirementRow): AsyncGenerator<string> {
  const { db } = platform;
  const asked = await listAskedBefore(db, id, MOST_COLUMNS);
  const columns = answerColumns(config.type === 'FORM' ? config.fields : [], asked);
  // The mark at the beginning tells spreadsheets that this is UTF-8.
  const head = ['answered_at', 'user_name', 'display_name', ...columns.map(({ label }) => label)];
  yield `\ufeff${csvLine(head)}`;
  let after: AnsweredRow | undefined;
  for (;;) {
    const rows = await listAnswered(db, id, { after, limit: ROWS_AT_ONCE });
    const people = await loadUserCards(
      platform,
      db,
      rows.map((row) => row.user_id),
    );
    yield rows.map((row) => lineOf(row, people.get(row.user_id), columns)).join('');
    if (rows.length < ROWS_AT_ONCE) return;
    after = rows.at(-1);
  }
}

function lineOf(
  row: AnsweredRow,
  person: { user_name: string; display_name: string } | undefined,
  columns: readonly AnswerColumn[],
): string {
  const { fields, answers } = keptOf(row.answers);
  const texts = new Map(fields.map((field) => [field.key, answerText(field, answers[field.key])]));
  return csvLine([
    row.finished_at.toISOString(),
    person?.user_name ?? '',
    person?.display_name ?? '',
    ...columns.map(({ key }) => texts.get(key) ?? ''),
  ]);
}

function fileName(title: string): string {
  const plain = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return plain.slice(0, 60) || 'form';
}
