// Owns the reading of form answers by staff: a page at a time, or all of them as a spreadsheet.
import { csvLine } from '@stagepass/base/csv.ts';
import type { AnswerSet } from '@stagepass/contract/requirements/shapes.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import { readTimeKey, timePage } from '#platform/paging/time-key.ts';
import type { Platform } from '#platform/platform.ts';
import { loadRequirementFor } from '../access.ts';
import { type AnsweredRow, listAnswered } from '../attempts.store.ts';
import { loadAnswerFiles } from '../task-media.ts';
import { answerColumns, answerText, type KeptAnswers } from '../types/answer-text.rules.ts';

const PAGE = 20;
const MOST_EXPORTED = 10_000;

export async function listAnswers(
  platform: Platform,
  actor: Actor,
  id: string,
  cursor: string | undefined,
): Promise<{ data: AnswerSet[]; next_cursor: string | null }> {
  const { db } = platform;
  const requirement = await loadRequirementFor(platform, db, actor, id, 'edit');
  const found = await listAnswered(db, requirement.id, { before: readTimeKey(cursor), limit: PAGE + 1 });
  const { rows, next_cursor } = timePage(found, PAGE, (row) => ({ at: row.finished_at, id: row.id }));
  const people = await loadUserCards(
    platform,
    db,
    rows.map((row) => row.user_id),
  );
  const files = await loadAnswerFiles(
    platform,
    actor,
    rows.map((row) => row.id),
  );
  const data = rows.flatMap((row) => {
    const user = people.get(row.user_id);
    if (user === undefined) return [];
    const { fields, answers } = keptOf(row);
    return {
      id: row.id,
      user,
      answered_at: row.finished_at.toISOString(),
      answers: fields.map((field) => {
        const file = field.kind === 'file' ? (files.get(String(answers[field.key])) ?? null) : null;
        const text = file?.name ?? answerText(field, answers[field.key]);
        return { key: field.key, label: field.label, text, file };
      }),
    };
  });
  return { data, next_cursor };
}

export async function exportAnswers(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<{ file_name: string; csv: string }> {
  return platform.db.transaction(async (tx) => {
    const requirement = await loadRequirementFor(platform, tx, actor, id, 'edit');
    const rows = await listAnswered(tx, requirement.id, { limit: MOST_EXPORTED });
    const people = await loadUserCards(
      platform,
      tx,
      rows.map((row) => row.user_id),
    );
    const now = requirement.config.type === 'FORM' ? requirement.config.fields : [];
    const columns = answerColumns(now, rows.map(keptOf));
    const lines = rows.map((row) => {
      const kept = keptOf(row);
      const texts = new Map(
        kept.fields.map((field) => [field.key, answerText(field, kept.answers[field.key])]),
      );
      const person = people.get(row.user_id);
      return [
        row.finished_at.toISOString(),
        person?.user_name ?? '',
        person?.display_name ?? '',
        ...columns.map(({ key }) => texts.get(key) ?? ''),
      ];
    });
    const head = ['answered_at', 'user_name', 'display_name', ...columns.map(({ label }) => label)];
    await recordDeed(platform, tx, {
      club_id: requirement.club_id,
      actor_id: signedIn(actor).user_id,
      deed: 'requirements.answers-exported',
      details: { title: requirement.title, rows: rows.length },
    });
    return {
      file_name: `${fileName(requirement.title)}-answers.csv`,
      csv: [head, ...lines].map(csvLine).join(''),
    };
  });
}

function keptOf(row: AnsweredRow): KeptAnswers {
  return row.answers as KeptAnswers;
}

function fileName(title: string): string {
  const plain = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return plain.slice(0, 60) || 'form';
}
