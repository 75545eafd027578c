// Owns who may look at a case, decide it, and answer its appeal. Pure: what it needs to know is loaded before.
import type { ClubRole } from '@stagepass/contract/clubs/shapes.ts';
import { isUndecided } from './cases.rules.ts';
import type { CaseRow } from './tables.ts';

/** Who is asking, with what they are in the case's club. */
export interface Judge {
  user_id: string;
  operator: boolean;
  role: ClubRole;
}

/** The case with what its people are in the club by now. */
export interface CaseInHand {
  row: CaseRow;
  author_role: ClubRole;
  /** Whoever runs the club; null outside of clubs. */
  owner_id: string | null;
}

const rankOf: Record<ClubRole, number> = { visitor: 0, guest: 1, member: 2, admin: 3, owner: 4 };

/** Never one's own: what reporters wrote may tell who they are. What was decided stands among the own decisions. */
export function canSeeCase(judge: Judge, { row }: Pick<CaseInHand, 'row'>): boolean {
  if (row.author_id === judge.user_id) return false;
  if (row.bench === 'instance') return judge.operator;
  return judge.role === 'admin' || judge.role === 'owner';
}

/** Never about oneself, and in a club only about those below the own rank. */
export function canDecide(judge: Judge, { row, author_role }: CaseInHand): boolean {
  if (!canSeeCase(judge, { row })) return false;
  return row.bench === 'instance' || rankOf[author_role] < rankOf[judge.role];
}

/** In a club the owner answers for what an admin decided. What the owner decided went on to the instance. */
export function canAnswerAppeal(judge: Judge, { row, owner_id }: CaseInHand): boolean {
  if (!canSeeCase(judge, { row })) return false;
  return row.bench === 'instance' || (judge.user_id === owner_id && row.decided_by !== judge.user_id);
}

export function abilities(
  judge: Judge,
  inHand: CaseInHand,
): { assign: boolean; decide: boolean; answer_appeal: boolean } {
  const { row } = inHand;
  const mayDecide = isUndecided(row) && canDecide(judge, inHand);
  return {
    assign: mayDecide && (row.assignee_id === null || row.assignee_id === judge.user_id),
    decide: mayDecide && (row.assignee_id === null || row.assignee_id === judge.user_id),
    answer_appeal: row.state === 'appealed' && canAnswerAppeal(judge, inHand),
  };
}
