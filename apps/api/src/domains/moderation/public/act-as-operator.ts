// Owns the operator's part of moderation from the command line: the queue, a decision, the answer to an appeal.
import type { ModerationCase } from '@stagepass/contract/moderation/shapes.ts';
import { findPerson } from '#domains/users/public/find-person.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { answerAppeal } from '../actions/answer-appeal.ts';
import { decideCase, type Verdict } from '../actions/decide-case.ts';
import { listInstanceCases } from '../reads/list-cases.ts';

export interface OperatorsDesk {
  waiting(): Promise<ModerationCase[]>;
  decide(id: string, verdict: Verdict): Promise<void>;
  answer(id: string, answer: { outcome: 'uphold' | 'overturn'; reason: string }): Promise<void>;
}

/** Whoever has the command line acts under the name of an operator, so that the log says who it was. */
export async function operatorsDesk(platform: Platform, email: string): Promise<OperatorsDesk | undefined> {
  const person = await findPerson(platform.db, { email: email.trim().toLowerCase() });
  if (person?.operator !== true) return undefined;
  const actor: SignedIn = {
    kind: 'user',
    user_id: person.id,
    session_id: '',
    verified: true,
    operator: true,
    suspended: false,
    stepped_up_at: null,
  };
  return {
    waiting: async () => (await listInstanceCases(platform, actor, { show: 'waiting' })).data,
    decide: (id, verdict) => decideCase(platform, actor, { id, verdict }),
    answer: (id, answer) => answerAppeal(platform, actor, { id, ...answer }),
  };
}
