// Owns how the inbox tells what missions and campaigns say.
import type { Sayings } from './saying.ts';

export const missions = {
  'mission-published': ({ payload: { title, ends_at } }, { club, many, count, when }, copy) => {
    if (many) return { lead: copy.manyLead({ count }), text: copy.many({ club, title }) };
    return {
      lead: copy.lead({ title }),
      text: ends_at === null ? copy.text({ club }) : copy.ends({ club, time: when(ends_at) }),
    };
  },
  'mission-completed': ({ payload: { title, xp } }, { club, number }, copy) => ({
    lead: copy.lead({ title }),
    text: xp > 0 ? copy.xp({ xp: number(xp), club }) : copy.text({ club }),
  }),
  'mission-reviewed': ({ payload: { title, step, passed, reason } }, { club }, copy) => {
    if (passed) return { lead: copy.passedLead({ step }), text: copy.passed({ club, title }) };
    return {
      lead: copy.refusedLead({ step }),
      text: reason === '' ? copy.refused({ club, title }) : copy.reason({ club, title, reason }),
      action: copy.action,
    };
  },
  'mission-taken-back': ({ payload: { title, reason, xp, items } }, { club, number }, copy) => {
    const taken = { xp: copy.xp({ xp: number(xp) }), items: copy.items({ count: items }) };
    const some = xp > 0 ? taken.xp : items > 0 ? taken.items : copy.reward;
    const what = xp > 0 && items > 0 ? copy.both(taken) : some;
    return {
      lead: copy.lead({ club, what }),
      text: reason === '' ? copy.text({ title }) : copy.reason({ title, reason }),
    };
  },
  'campaign-prize': ({ payload: { title, prize } }, _, copy) => ({
    lead: copy.lead({ prize }),
    text: copy.text({ title }),
  }),
  'campaign-ended': ({ payload }, _, copy) => ({ lead: copy.lead(payload), text: copy.text }),
  'campaign-invited': ({ payload }, { club }, copy) => ({
    lead: copy.lead({ club }),
    text: copy.text(payload),
    action: copy.action,
  }),
} satisfies Partial<Sayings>;
