// Owns the operator's commands about money: payouts that wait, their approval, and top-ups that were paid otherwise than asked for.
import type { BankDetails, BankField } from '@stagepass/base/bank-details.ts';
import { type Decided, type PayoutsDesk, payoutsDesk } from '#domains/ledger/public/payouts-desk.ts';
import type { Platform } from '#platform/platform.ts';
import { type AdminCommand, UsageError } from './admin-command.ts';

export const payoutCommands: Record<string, AdminCommand> = {
  payouts: {
    usage: 'payouts OPERATOR_EMAIL',
    about: 'payouts that were requested or approved and are not paid yet, with where they go',
    async run(platform, [email]) {
      const waiting = await (await deskOf(platform, email)).waiting();
      const lines = waiting.map(({ id, state, amount_cents, club_id, requested_at, closing, bank }) =>
        [
          `${id}  ${state}  ${dollars(amount_cents)}  club ${club_id}  ${requested_at.toISOString().slice(0, 10)}`,
          ...(closing ? ['the club has closed'] : []),
          bank === null ? 'no bank account is known: ask its owner' : bankLine(bank),
        ].join('  '),
      );
      return lines.length === 0 ? 'No payout waits.' : lines.join('\n');
    },
  },
  'check-identity': {
    usage: 'check-identity OPERATOR_EMAIL OWNER_EMAIL',
    about: 'notes that you have checked who a club’s owner is; nothing is paid out before',
    async run(platform, [email, of]) {
      const desk = await deskOf(platform, email);
      if (of === undefined) throw new UsageError('Whose? Give the e-mail of the owner.');
      const outcome = await desk.checkIdentity(of);
      if (outcome === 'no-such-account') throw new UsageError(`There is no account with the e-mail ${of}.`);
      return outcome === 'checked' ? `${of} can be paid out now.` : `${of} was checked already.`;
    },
  },
  'approve-payout': {
    usage: 'approve-payout OPERATOR_EMAIL PAYOUT',
    about: 'says yes to a payout; pay it at your bank, then mark it paid',
    async run(platform, [email, id]) {
      const desk = await deskOf(platform, email);
      return told(await desk.approve(idOf(id)), 'Approved. Pay it, then mark it paid.');
    },
  },
  'mark-paid': {
    usage: 'mark-paid OPERATOR_EMAIL PAYOUT REFERENCE',
    about: 'notes that an approved payout has left your bank, and under which reference',
    async run(platform, [email, id, ...words]) {
      const desk = await deskOf(platform, email);
      return told(
        await desk.markPaid(idOf(id), wordsOf(words, 'the bank’s reference')),
        'Paid; this is final.',
      );
    },
  },
  'refuse-payout': {
    usage: 'refuse-payout OPERATOR_EMAIL PAYOUT REASON',
    about:
      'says no to a payout: the money is the club’s again (or kept, where the club has closed), and its owner reads the reason',
    async run(platform, [email, id, ...words]) {
      const desk = await deskOf(platform, email);
      return told(
        await desk.refuse(idOf(id), wordsOf(words, 'the reason')),
        'Refused; the club has its money back.',
      );
    },
  },
  'unanswered-charges': {
    usage: 'unanswered-charges OPERATOR_EMAIL',
    about:
      'saved cards that may have been charged, and Stripe has not answered for a day: they are asked for again as soon as Stripe is configured',
    async run(platform, [email]) {
      const charges = await (await deskOf(platform, email)).unansweredCharges();
      const lines = charges.map(
        ({ id, amount, intent_id, ended_at }) =>
          `${id}  ${dollars(amount)}  ${intent_id ?? 'no payment known'}  ${ended_at?.toISOString()}`,
      );
      return lines.length === 0 ? 'All are answered.' : lines.join('\n');
    },
  },
  'flagged-top-ups': {
    usage: 'flagged-top-ups OPERATOR_EMAIL',
    about: 'top-ups that were paid otherwise than they were asked for: refund them at Stripe',
    async run(platform, [email]) {
      const flagged = await (await deskOf(platform, email)).flaggedTopUps();
      const lines = flagged.map(
        ({ id, amount, problem, session_id }) => `${id}  ${dollars(amount)}  ${session_id}  ${problem}`,
      );
      return lines.length === 0 ? 'None is flagged.' : lines.join('\n');
    },
  },
};

async function deskOf(platform: Platform, email: string | undefined): Promise<PayoutsDesk> {
  const desk = email === undefined ? undefined : await payoutsDesk(platform, email);
  if (desk === undefined)
    throw new UsageError('Give the e-mail of an operator first: the log says who decided.');
  return desk;
}

function idOf(id: string | undefined): string {
  if (id === undefined) throw new UsageError('Which payout? Its id stands in the list.');
  return id;
}

function wordsOf(words: readonly string[], what: string): string {
  const text = words.join(' ').trim();
  if (text.length < 3 || text.length > 300) throw new UsageError(`Give ${what}, in 3 to 300 characters.`);
  return text;
}

function told(outcome: Decided, done: string): string {
  switch (outcome) {
    case 'done':
      return done;
    case 'kept':
      return 'Refused. Its club has closed, so the money is kept on the platform’s account “kept”.';
    case 'no-such':
      throw new UsageError('There is no such payout.');
    case 'ended':
      throw new UsageError('That is not its next step: look at the list of payouts.');
  }
}

/** Every field that is needed to pay, by its name. */
function bankLine({ holder, country, ...fields }: BankDetails): string {
  const named = Object.entries(fields).map(
    ([name, value]) => `${bankFieldNames[name as BankField]} ${value}`,
  );
  return [holder, country, ...named].join(', ');
}

const bankFieldNames: Record<BankField, string> = {
  iban: 'IBAN',
  bic: 'BIC',
  bank_name: 'bank',
  routing_number: 'routing number',
  sort_code: 'sort code',
  institution_number: 'institution',
  transit_number: 'transit',
  bsb: 'BSB',
  bank_code: 'bank code',
  branch_code: 'branch code',
  account_type: 'type',
  account_number: 'account',
};

function dollars(cents: number): string {
  return `$${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
