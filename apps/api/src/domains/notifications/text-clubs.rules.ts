// Owns the words about clubs, for members and for those who run them.
import { formatUsd } from '@stagepass/base/money.ts';
import type { NotificationKind } from '@stagepass/base/notification-kinds.ts';
import {
  because,
  byClub,
  inClub,
  markRead,
  open,
  quoted,
  somebody,
  subjectName,
  type Write,
} from './text-parts.rules.ts';

const roles: Readonly<Record<string, string>> = {
  owner: 'the owner',
  admin: 'an admin',
  member: 'a member',
  guest: 'a guest',
};
/** As a sentence, where another one follows. */
const ended = (title: string) => (/[.?!…]$/.test(title) ? title : `${title}.`);

export const clubsWords = {
  'join-answered': ({ approved, reason }, about) => ({
    title: approved ? `Welcome to ${byClub(about)}` : `${byClub(about)} declined your join request`,
    body: approved ? 'Your join request was approved.' : because(reason),
    actions: open('View club'),
  }),
  'club-post': ({ excerpt }, about) => ({
    title: about.count > 1 ? `${about.count} new posts${inClub(about)}` : `New post${inClub(about)}`,
    body: excerpt,
    actions: [...open('View post'), markRead],
  }),
  'club-closing': ({ delete_after }, about) => ({
    title: delete_after === null ? `${byClub(about)} stays open` : `${byClub(about)} is closing`,
    body: delete_after === null ? '' : `It will be deleted ${about.at(delete_after)}.`,
  }),
  'club-suspended': ({ suspended, reason }, about) => ({
    title: suspended ? `${byClub(about)} was suspended` : `${byClub(about)} is back`,
    body: reason,
    actions: open('View club'),
  }),
  role: ({ to }, about) => ({ title: `You’re now ${roles[to] ?? to}${inClub(about)}`, body: '' }),
  'hand-over': ({ state }, about) => {
    const words = {
      offered: [`Become the owner of ${byClub(about)}?`, 'The owner wants to hand the club over to you.'],
      declined: ['Handover declined', `You’re still the owner of ${byClub(about)}.`],
      done: ['Handover complete', `${byClub(about)} has a new owner.`],
    } as const;
    const [title, body] = words[state];
    return { title, body, actions: open('View club') };
  },
  'vote-opened': ({ title, closes_at }, about) => ({
    title: about.count > 1 ? `${about.count} new votes${inClub(about)}` : `New vote${inClub(about)}`,
    body: closes_at === null ? title : `${ended(title)} Closes ${about.at(closes_at)}.`,
    actions: open('Vote'),
  }),
  'vote-closed': ({ title, winner }, about) => ({
    title: winner === '' ? `Vote closed${inClub(about)}` : `“${winner}” won${inClub(about)}`,
    body: title,
    actions: open('See result'),
  }),
  'vote-answered': ({ title, excerpt }, about) => ({
    title: `${byClub(about)} answered a vote`,
    body: excerpt === '' ? title : quoted(excerpt),
    actions: open('Read answer'),
  }),
  'member-action': ({ action, reason, until }, about) => {
    const words = {
      removed: `You were removed from ${byClub(about)}`,
      banned: `You were banned from ${byClub(about)}`,
      unbanned: `You’re no longer banned from ${byClub(about)}`,
      muted: `You were muted in ${byClub(about)}`,
    };
    return {
      title: words[action],
      body: [because(reason), until === null ? '' : `Until ${about.at(until)}.`]
        .filter((part) => part !== '')
        .join(' '),
    };
  },
  'content-decided': ({ subject_kind, title }, about) => ({
    title: `A decision about your ${subjectName(subject_kind)}${inClub(about)}`,
    body: title,
    actions: open('View decision'),
  }),
  'appeal-answered': ({ overturned, title }) => ({
    title: overturned ? 'Your appeal succeeded' : 'Your appeal was declined',
    body: title,
    actions: open('View decision'),
  }),
  'report-decided': ({ subject_kind, actioned }) => ({
    title: `We reviewed the ${subjectName(subject_kind)} you reported`,
    body: actioned ? 'We took action. Thank you.' : 'It doesn’t break the rules.',
  }),
} satisfies { [Kind in NotificationKind]?: Write<Kind> };

export const staffWords = {
  'join-request': (_, about) => ({
    title: `${somebody(about)} asked to join ${byClub(about)}`,
    body: '',
    actions: open('Review'),
  }),
  'review-waiting': ({ title }, about) => ({
    title: `${somebody(about)} sent a submission`,
    body: title,
    actions: open('Review'),
  }),
  'text-held': ({ where }, about) => ({
    title: `${somebody(about)} wrote a ${where} with blocked words`,
    body: 'Review it before others see it.',
    actions: open('Review'),
  }),
  'report-made': ({ subject_kind }, about) => ({
    title: about.count > 1 ? `${about.count} new reports${inClub(about)}` : `New report${inClub(about)}`,
    body: about.count > 1 ? '' : `About a ${subjectName(subject_kind)}.`,
    actions: open('Review'),
  }),
  'appeal-made': (_, about) => ({
    title: about.count > 1 ? `${about.count} new appeals${inClub(about)}` : `New appeal${inClub(about)}`,
    body: '',
    actions: open('Review'),
  }),
  sale: ({ title, how, amount_cents }, about) => ({
    title:
      about.count > 1
        ? `${about.count} sales${inClub(about)}`
        : `${how === 'tip' ? 'New tip' : `${title} sold`}${inClub(about)}`,
    body: about.count > 1 ? `Latest: ${title}, ${formatUsd(amount_cents)}` : formatUsd(amount_cents),
    actions: open(how === 'tip' ? 'View tips' : 'View orders'),
  }),
  'new-subscriber': ({ title }, about) => ({
    title: `${somebody(about)} subscribed${about.count > 1 ? '' : ` to ${title}`}`,
    body: about.club ?? '',
    actions: open('View subscribers'),
  }),
  'subscriber-left': ({ title }, about) => ({
    title: `${somebody(about)} stopped subscribing${about.count > 1 ? '' : ` to ${title}`}`,
    body: about.club ?? '',
    actions: open('View subscribers'),
  }),
  'auction-unsold': ({ title }) => ({
    title: `${title} wasn’t sold`,
    body: 'The auction ended without a winner.',
  }),
  payout: ({ amount_cents, state }, about) => {
    const amount = formatUsd(amount_cents);
    const words: Readonly<Record<string, readonly [string, string]>> = {
      requested: [`Payout of ${amount} requested`, 'We’ll check it before we send it.'],
      approved: [`Payout of ${amount} approved`, 'We’ll send it to your bank soon.'],
      paid: [`Payout of ${amount} sent`, 'It’s on its way to your bank.'],
      refused: [`Payout of ${amount} refused`, 'The money is back in your earnings. See why there.'],
    };
    const [title, body] = words[state] ?? [`Payout of ${amount}`, about.club ?? ''];
    return { title, body, actions: open('View earnings') };
  },
  'campaign-invited': ({ title }, about) => ({
    title: `${byClub(about)} is invited to ${title}`,
    body: 'Accept or decline the invitation.',
    actions: open('View campaign'),
  }),
  'broadcast-answer': ({ excerpt }, about) => ({
    title: `${somebody(about)} answered your broadcast`,
    body: quoted(excerpt),
    actions: open('Read answers'),
  }),
  'license-limit': ({ license, limit, used, allowed }, about) => ({
    title: `${used} of ${allowed} ${limit}${inClub(about)}`,
    body:
      used < allowed
        ? `That’s nearly all that your ${license} license allows.`
        : `That’s all that your ${license} license allows. Move to a larger license for more.`,
    actions: open('View licenses'),
  }),
  'license-payment': ({ license, amount_cents, next_try_at, card }, about) => {
    const amount = formatUsd(amount_cents);
    const actions = open('View license');
    if (card !== undefined) {
      const words = {
        waits: [
          `Confirm your payment for the ${license} license`,
          `Your bank wants you to confirm ${amount}. Nothing was charged yet.`,
        ],
        declined: [
          `Your card couldn’t be charged for ${license}`,
          `${amount} wasn’t charged. Nothing has changed.`,
        ],
        unanswered: [
          `Payment not confirmed: ${license} license`,
          `The payment service didn’t say whether your card was charged ${amount}. If it was, the money is added to your wallet.`,
        ],
        'payer-left': [
          `Choose how the ${license} license is paid`,
          `The next month costs ${amount}${next_try_at === null ? '' : ` on ${about.at(next_try_at)}`}. It’s paid from the club’s balance until you choose your wallet or card.`,
        ],
        kept: [
          `${amount} is in your wallet`,
          `Your card was charged for the ${license} license, but the payment wasn’t needed anymore.`,
        ],
      } as const;
      const [title, body] = words[card];
      return { title, body, actions };
    }
    return {
      title: `Your ${license} license wasn’t paid`,
      body:
        next_try_at === null
          ? `${byClub(about)} is on the free license now. Nothing was deleted.`
          : `${amount} couldn’t be paid. We’ll try again ${about.at(next_try_at)}.`,
      actions,
    };
  },
  'weekly-figures': ({ title }, about) => ({
    title: `${byClub(about)}: figures of the week`,
    body: title,
    actions: open('View overview'),
  }),
  'vote-answer-due': ({ title, due_at, moment }, about) => ({
    title: {
      closed: `Your vote has closed. Answer it by ${about.at(due_at)}`,
      soon: `Answer due ${about.at(due_at)}`,
      overdue: `Answer overdue since ${about.at(due_at)}`,
    }[moment],
    body: title,
    actions: open('Answer'),
  }),
} satisfies { [Kind in NotificationKind]?: Write<Kind> };
