// Owns what kinds of notifications say in the inbox of those who run a club.
import { defineCopy } from '#platform/i18n/copy.ts';

export const staffKindCopy = defineCopy({
  'join-request': { text: 'asked to join {club}.', action: 'Review' },
  'review-waiting': { text: 'sent a submission for {title}.', action: 'Review' },
  'text-held': {
    post: 'wrote a post with blocked words. Review it before others see it.',
    comment: 'wrote a comment with blocked words. Review it before others see it.',
    action: 'Review',
  },
  'broadcast-answer': {
    text: 'answered your broadcast: “{excerpt}”',
    plain: 'answered your broadcast.',
    action: 'Read answers',
  },
  'report-made': {
    lead: { one: 'New report', other: '{count} new reports' },
    text: 'at {club} about a {what}.',
    many: 'at {club}.',
    action: 'Review',
  },
  'appeal-made': {
    lead: { one: 'New appeal', other: '{count} new appeals' },
    text: 'at {club} about a {what}.',
    many: 'at {club}.',
    action: 'Review',
  },
  sale: {
    lead: '{title} sold',
    text: 'for {amount} at {club}.',
    manyLead: '{count} sales',
    many: 'at {club}. Latest: {title}, {amount}.',
  },
  'auction-unsold': { lead: '{title} wasn’t sold.', text: 'The auction at {club} ended without a winner.' },
  payout: {
    requestedLead: 'Payout requested.',
    requested: 'We’ll check it before we send {amount} to your bank.',
    paidLead: 'Payout sent.',
    paid: '{amount} is on its way to your bank.',
    approvedLead: 'Payout approved.',
    approved: 'We’ll send {amount} to your bank soon.',
    refusedLead: 'Payout refused.',
    refused: '{amount} is back in your earnings. See why there.',
    otherLead: 'Payout of {amount}.',
    other: 'Its status changed. See your earnings.',
  },
  'license-limit': {
    lead: '{used} of {allowed} {limit}',
    members: 'members',
    admins: 'admins',
    missions: 'missions',
    near: 'at {club}. That’s nearly all that the {license} license allows.',
    reached: 'at {club}. That’s all that the {license} license allows.',
    action: 'View licenses',
  },
  'license-payment': {
    lead: 'Your {license} license wasn’t paid.',
    again: 'The balance doesn’t cover {amount} for {club}. We’ll try again on {day}.',
    ended: '{club} is on the free license now. Nothing was deleted.',
    action: 'View license',
  },
  'campaign-invited': {
    lead: '{club} is invited',
    text: 'to the campaign {title}.',
    action: 'Answer',
  },
  'vote-answer-due': {
    closedLead: '{title} has closed.',
    closed: 'It’s binding: post your answer by {day}.',
    lead: 'Answer due {day}:',
    text: '{title}. Your fans are waiting for it.',
    overdueLead: 'Answer overdue since {day}:',
    overdue: '{title}. Your fans are still waiting for it.',
    action: 'Answer',
  },
});
