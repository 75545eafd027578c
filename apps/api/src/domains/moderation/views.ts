// Owns how cases become the shapes of the contract: for those who decide, and for the person concerned.
import type { ModerationCase, OwnCase } from '@stagepass/contract/moderation/shapes.ts';
import type { SubjectCard } from '@stagepass/contract/subjects/shapes.ts';
import { appealUntil, isAppealable } from './cases.rules.ts';
import { abilities, type CaseInHand, type Judge } from './policy.ts';
import type { CaseRow } from './tables.ts';

type UserCard = NonNullable<ModerationCase['author']>;

/** What a page of cases needs besides its rows. */
export interface Around {
  cards: ReadonlyMap<string, SubjectCard | null>;
  people: ReadonlyMap<string, UserCard>;
}

export function presentCase(judge: Judge, inHand: CaseInHand, { cards, people }: Around): ModerationCase {
  const { row } = inHand;
  const person = (id: string | null) => (id === null ? null : (people.get(id) ?? null));
  return {
    ...summaryOf(row, cards.get(row.id) ?? null),
    bench: row.bench,
    author: person(row.author_id),
    reports: row.reports,
    reasons: row.reasons,
    hidden: row.hidden,
    assignee: person(row.assignee_id),
    decided_by: person(row.decided_by),
    updated_at: row.updated_at.toISOString(),
    can: abilities(judge, inHand),
  };
}

export function presentOwnCase(
  row: CaseRow,
  about: { card: SubjectCard | null; club_name: string | null; now: Date },
): OwnCase {
  return {
    ...summaryOf(row, about.card),
    club_name: about.club_name,
    appeal_until: row.state === 'actioned' ? (appealUntil(row)?.toISOString() ?? null) : null,
    can: { appeal: isAppealable(row, about.now) },
  };
}

function summaryOf(row: CaseRow, card: SubjectCard | null) {
  return {
    id: row.id,
    subject: { kind: row.subject_kind, id: row.subject_id },
    card,
    club_id: row.club_id,
    state: row.state,
    opened_at: row.opened_at.toISOString(),
    decision: decisionOf(row),
    appeal: appealOf(row),
  };
}

function decisionOf(row: CaseRow): ModerationCase['decision'] {
  if (row.decided_at === null) return null;
  return {
    removed: row.removed,
    sanction: row.sanction ?? 'none',
    muted_until: row.muted_until?.toISOString() ?? null,
    banned_until: row.banned_until?.toISOString() ?? null,
    lifted_at: row.lifted_at?.toISOString() ?? null,
    reason: row.decision_reason,
    decided_at: row.decided_at.toISOString(),
  };
}

function appealOf(row: CaseRow): ModerationCase['appeal'] {
  if (row.appealed_at === null) return null;
  return {
    text: row.appeal_text,
    appealed_at: row.appealed_at.toISOString(),
    outcome: row.outcome,
    reason: row.answer_reason,
    answered_at: row.answered_at?.toISOString() ?? null,
  };
}
