// Owns the pure decisions about cases: whose bench, when something is hidden meanwhile, how long an appeal can wait.
import { APPEAL_DAYS, type CaseBench, type OwnReport } from '@stagepass/contract/moderation/shapes.ts';
import type { SubjectKind } from '@stagepass/contract/subjects/shapes.ts';
import type { CaseRow } from './tables.ts';

const DAY_MS = 86_400_000;

/** So many distinct members of standing put something out of sight until somebody has looked. */
export const REPORTERS_TO_HIDE = 3;
const STANDING_DAYS = 7;

export function standingSince(now: Date): Date {
  return new Date(now.getTime() - STANDING_DAYS * DAY_MS);
}

const kindsInClub: readonly SubjectKind[] = ['post', 'comment', 'message', 'answer'];

/** A person and a club are the instance's; what a club's owner wrote is too, since nobody in the club stands above. */
export function benchFor(about: {
  kind: SubjectKind;
  club_id: string | null;
  author_is_owner: boolean;
}): CaseBench {
  const inClub = kindsInClub.includes(about.kind);
  return inClub && about.club_id !== null && !about.author_is_owner ? 'club' : 'instance';
}

/** People and clubs wait for a decision: three people who do not like somebody must not make them disappear. */
export function hidesMeanwhile(kind: SubjectKind, reportersOfStanding: number): boolean {
  return kind !== 'user' && kind !== 'club' && reportersOfStanding >= REPORTERS_TO_HIDE;
}

export function isUndecided(row: Pick<CaseRow, 'state'>): boolean {
  return row.state === 'open' || row.state === 'assigned';
}

export function appealUntil(row: Pick<CaseRow, 'decided_at'>): Date | null {
  return row.decided_at === null ? null : new Date(row.decided_at.getTime() + APPEAL_DAYS * DAY_MS);
}

/** What was taken back already, or ended, needs no second look. */
export function isAppealable(
  row: Pick<CaseRow, 'state' | 'decided_at' | 'lifted_at' | 'removed'>,
  now: Date,
): boolean {
  const until = appealUntil(row);
  if (row.lifted_at !== null && !row.removed) return false;
  return row.state === 'actioned' && until !== null && now < until;
}

type ForReporter = Pick<CaseRow, 'state' | 'removed' | 'outcome'>;

/** What became of the content; what was done to its author is theirs alone. Undefined: the report is not gathered yet. */
export function outcomeForReporter(row: ForReporter | undefined): OwnReport['outcome'] {
  if (row === undefined || row.state === 'open') return 'waiting';
  if (row.state === 'assigned') return 'in-review';
  if (row.state === 'dismissed') return 'dismissed';
  if (row.outcome === 'overturned') return 'reversed';
  return row.removed ? 'removed' : 'action-taken';
}

export function sanctionEnd(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY_MS);
}
