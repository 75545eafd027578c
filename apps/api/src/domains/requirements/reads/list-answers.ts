// Owns the reading of form answers by staff, a page at a time.
import type { AnswerSet } from '@stagepass/contract/requirements/shapes.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Page } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { loadRequirementFor } from '../access.ts';
import { byAnswer, listAnswered } from '../answers.store.ts';
import { loadAnswerFiles } from '../task-media.ts';
import { answerText, keptOf } from '../types/answer-text.rules.ts';

const PAGE = 20;

export async function listAnswers(
  platform: Platform,
  actor: Actor,
  id: string,
  cursor: string | undefined,
): Promise<Page<AnswerSet>> {
  const { db } = platform;
  const { row: requirement } = await loadRequirementFor(platform, db, actor, id, 'inspect');
  const { rows, next_cursor } = await byAnswer.page({ cursor, limit: PAGE }, (page) =>
    listAnswered(db, requirement.id, page),
  );
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
    const { fields, answers } = keptOf(row.answers);
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
