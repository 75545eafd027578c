// Owns which binding votes still wait for the club's answer, and until when.
import { type Executor, prepared } from '#platform/db/executor.ts';

export interface AnswerDue {
  vote_id: string;
  club_id: string;
  title: string;
  due_at: Date;
}

const columns = 'id as vote_id, club_id, title, answer_due_at as due_at';
// The words of the partial index: votes that were told to be overdue are not looked at again.
const waiting = `state = 'closed' and binding and answer is null and due_told_at is null`;

const between = prepared<AnswerDue>(
  'votes-answers-due-between',
  `select ${columns} from votes where ${waiting} and kind = 'vote'
     and (answer_due_at, id) > ($1::timestamptz, $2::uuid) and answer_due_at <= $3
   order by answer_due_at, id limit $4`,
);
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Due after `from` and not later than `until`, the next first; by key. */
export function listAnswersDue(
  tx: Executor,
  of: { from: Date; until: Date; after?: AnswerDue | undefined; limit: number },
): Promise<AnswerDue[]> {
  return between(tx, [of.after?.due_at ?? of.from, of.after?.vote_id ?? FIRST, of.until, of.limit]);
}

/** Undefined where it is not binding, or answered by now. */
export async function findAnswerDue(tx: Executor, voteId: string): Promise<AnswerDue | undefined> {
  const { rows } = await tx.query<AnswerDue>({
    text: `select ${columns} from votes where id = $1 and binding and answer is null and answer_due_at is not null`,
    values: [voteId],
  });
  return rows[0];
}
