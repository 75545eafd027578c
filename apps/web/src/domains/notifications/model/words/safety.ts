// Owns how the inbox tells what moderation says.
import type { Sayings } from './saying.ts';

export const safety = {
  'member-action': ({ payload: { action, reason, until } }, { club, when }, copy) => {
    const text =
      action === 'muted' && until !== null
        ? copy.mutedUntil({ club, time: when(until) })
        : copy[action]({ club });
    return { lead: copy[`${action}Lead`], text: reason === '' ? text : copy.reason({ text, reason }) };
  },
  'content-decided': ({ payload }, { subject }, copy) => ({
    lead: copy.lead({ what: subject(payload.subject_kind) }),
    text: copy.text,
  }),
  'appeal-answered': ({ payload: { subject_kind, overturned } }, { subject }, copy) => {
    const what = subject(subject_kind);
    return overturned
      ? { lead: copy.overturnedLead, text: copy.overturned({ what }) }
      : { lead: copy.upheldLead, text: copy.upheld({ what }) };
  },
  'report-decided': ({ payload: { subject_kind, actioned } }, { subject }, copy) => {
    const what = subject(subject_kind);
    return actioned
      ? { lead: copy.actionedLead, text: copy.actioned({ what }) }
      : { lead: copy.dismissedLead, text: copy.dismissed({ what }) };
  },
  'report-made': ({ payload, count }, { club, many, subject }, copy) => ({
    lead: copy.lead({ count }),
    text: many ? copy.many({ club }) : copy.text({ club, what: subject(payload.subject_kind) }),
    action: copy.action,
  }),
  'appeal-made': ({ payload, count }, { club, many, subject }, copy) => ({
    lead: copy.lead({ count }),
    text: many ? copy.many({ club }) : copy.text({ club, what: subject(payload.subject_kind) }),
    action: copy.action,
  }),
} satisfies Partial<Sayings>;
