// Owns how the inbox tells what a club says to its members.
import { formatUsd } from '@stagepass/base/money.ts';
import { announcing, type Sayings } from './saying.ts';

export const clubs = {
  'join-answered': ({ payload: { approved, reason } }, { club }, copy) => {
    if (approved) return { lead: copy.approvedLead({ club }), text: copy.approved };
    return { lead: copy.refusedLead({ club }), text: reason === '' ? copy.refused : copy.reason({ reason }) };
  },
  'club-post': ({ payload }, said, copy) => announcing(said, payload.excerpt, copy),
  'club-closing': ({ payload: { delete_after } }, { club, day }, copy) =>
    delete_after === null
      ? { lead: copy.staysLead({ club }), text: copy.stays }
      : { lead: copy.lead({ club }), text: copy.text({ day: day(delete_after) }) },
  'club-suspended': ({ payload: { suspended, reason } }, { club }, copy) =>
    suspended
      ? { lead: copy.lead({ club }), text: copy.text({ reason }) }
      : { lead: copy.liftedLead({ club }), text: copy.lifted({ reason }) },
  role: ({ payload: { to } }, { club }, copy) => {
    const roles: Readonly<Record<string, string>> = {
      owner: copy.owner,
      admin: copy.admin,
      member: copy.member,
      guest: copy.guest,
    };
    return { lead: copy.lead({ role: roles[to] ?? to }), text: copy.text({ club }) };
  },
  'hand-over': ({ payload: { state } }, { club }, copy) => {
    if (state === 'offered')
      return { lead: copy.offeredLead({ club }), text: copy.offered, action: copy.action };
    return state === 'declined'
      ? { lead: copy.declinedLead, text: copy.declined({ club }) }
      : { lead: copy.doneLead, text: copy.done({ club }) };
  },
  'vote-opened': ({ payload: { title, closes_at } }, { club, many, count, when, now_ms }, copy) => {
    if (many) return { lead: copy.manyLead({ count }), text: copy.many({ club, title }) };
    return {
      lead: copy.lead({ title }),
      text: closes_at === null ? copy.text({ club }) : copy.closes({ club, time: when(closes_at) }),
      action: closes_at === null || Date.parse(closes_at) > now_ms ? copy.action : undefined,
    };
  },
  'vote-closed': ({ payload: { title, winner } }, { club }, copy) =>
    winner === ''
      ? { lead: copy.lead({ title }), text: copy.text({ club }) }
      : { lead: copy.wonLead({ winner }), text: copy.won({ title, club }) },
  'vote-answered': ({ payload: { title, excerpt } }, { club }, copy) => ({
    lead: copy.lead({ club }),
    text: excerpt === '' ? copy.plain({ title }) : copy.text({ title, excerpt }),
  }),
  'license-limit': ({ payload: { license, limit, used, allowed } }, { club }, copy) => ({
    lead: copy.lead({ used, allowed, limit: copy[limit] }),
    text: used < allowed ? copy.near({ license, club }) : copy.reached({ license, club }),
    action: copy.action,
  }),
  'license-payment': ({ payload: { license, amount_cents, next_try_at, card } }, { club, day }, copy) => {
    const amount = formatUsd(amount_cents);
    const { action } = copy;
    if (card === 'payer-left')
      return {
        lead: copy['payer-leftLead']({ license }),
        text: copy[card]({ amount, day: next_try_at === null ? '' : day(next_try_at) }),
        action,
      };
    if (card !== undefined)
      return {
        lead: copy[`${card}Lead`]({ license, amount }),
        text: copy[card]({ license, amount }),
        action,
      };
    return {
      lead: copy.lead({ license }),
      text: next_try_at === null ? copy.ended({ club }) : copy.again({ club, amount, day: day(next_try_at) }),
      action,
    };
  },
  'weekly-figures': ({ payload: { title } }, { club }, copy) => ({
    lead: copy.lead({ club }),
    text: copy.text({ title }),
  }),
  'vote-answer-due': ({ payload: { title, due_at, moment } }, said, copy) => {
    const { action } = copy;
    const day = said.day(due_at);
    // Also an earlier entry that is looked at after that day.
    if (moment === 'overdue' || Date.parse(due_at) < said.now_ms)
      return { lead: copy.overdueLead({ day }), text: copy.overdue({ title }), action };
    if (moment === 'closed') return { lead: copy.closedLead({ title }), text: copy.closed({ day }), action };
    return { lead: copy.lead({ day }), text: copy.text({ title }), action };
  },
} satisfies Partial<Sayings>;
