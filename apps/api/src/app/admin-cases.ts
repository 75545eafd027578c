// Owns the operator's commands about reports: what waits, a decision, the answer to an appeal.
import { decisionReason, type ModerationCase } from '@stagepass/contract/moderation/shapes.ts';
import { type OperatorsDesk, operatorsDesk } from '#domains/moderation/public/act-as-operator.ts';
import { Failure } from '#platform/failure/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { type AdminCommand, UsageError } from './admin-command.ts';

export const caseCommands: Record<string, AdminCommand> = {
  reports: {
    usage: 'reports OPERATOR_EMAIL',
    about: 'what was reported and waits for you: people, clubs, owners, appeals against owners',
    async run(platform, [email]) {
      const cases = await (await deskOf(platform, email)).waiting();
      return cases.length === 0 ? 'Nothing waits for you.' : cases.map(lineOf).join('\n');
    },
  },
  'decide-report': {
    usage: 'decide-report OPERATOR_EMAIL CASE dismiss|remove|warn REASON',
    about: 'decides one of them; its author is told the reason',
    async run(platform, [email, id, act, ...words]) {
      const desk = await deskOf(platform, email);
      const reason = reasonOf(words);
      if (id === undefined) throw new UsageError('Which case? Its id stands in the list.');
      const action = { act: 'action', mute_days: 1, ban_days: null, reason } as const;
      if (act === 'dismiss') await told(desk.decide(id, { act: 'dismiss', reason }));
      else if (act === 'remove') await told(desk.decide(id, { ...action, remove: true, sanction: 'none' }));
      else if (act === 'warn') await told(desk.decide(id, { ...action, remove: false, sanction: 'warn' }));
      else throw new UsageError('Say dismiss, remove or warn.');
      return 'Decided.';
    },
  },
  'answer-appeal': {
    usage: 'answer-appeal OPERATOR_EMAIL CASE uphold|overturn REASON',
    about: 'answers an appeal, for good',
    async run(platform, [email, id, outcome, ...words]) {
      const desk = await deskOf(platform, email);
      const reason = reasonOf(words);
      if (id === undefined || (outcome !== 'uphold' && outcome !== 'overturn'))
        throw new UsageError('Give the case, and uphold or overturn.');
      await told(desk.answer(id, { outcome, reason }));
      return 'Answered; this is final.';
    },
  },
};

async function deskOf(platform: Platform, email: string | undefined): Promise<OperatorsDesk> {
  const desk = email === undefined ? undefined : await operatorsDesk(platform, email);
  if (desk === undefined)
    throw new UsageError('Give the e-mail of an operator first: the log says who decided.');
  return desk;
}

function reasonOf(words: readonly string[]): string {
  const reason = decisionReason.safeParse(words.join(' '));
  if (!reason.success) throw new UsageError(`The reason ${reason.error.issues[0]?.message ?? 'is missing'}.`);
  return reason.data;
}

function lineOf(found: ModerationCase): string {
  const reasons = Object.entries(found.reasons).map(([reason, count]) => `${count} × ${reason}`);
  const appeal = found.appeal === null ? '' : `\n    appeal: ${found.appeal.text}`;
  return (
    `${found.id}  ${found.state}  ${found.subject.kind}: ${found.card?.title ?? 'gone'}` +
    `  ${found.card?.path ?? ''}\n    ${reasons.join(', ')}${appeal}`
  );
}

async function told(act: Promise<void>): Promise<void> {
  try {
    await act;
  } catch (error) {
    throw error instanceof Failure ? new UsageError(error.message) : error;
  }
}
