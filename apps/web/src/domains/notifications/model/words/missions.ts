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
  'mission-completed': ({ payload: { title, xp: granted, tokens } }, { club, number }, copy) => {
    const xp = copy.xp({ xp: number(granted) });
    const coins = tokens && copy.tokens({ symbol: tokens.symbol, amount: number(tokens.amount) });
    const what = coins === undefined ? xp : granted > 0 ? copy.both({ xp, tokens: coins }) : coins;
    const isPlain = granted === 0 && coins === undefined;
    return {
      lead: copy.lead({ title }),
      text: isPlain ? copy.text({ club }) : copy.earned({ what, club }),
    };
  },
  'mission-reviewed': ({ payload: { title, step, passed, reason } }, { club }, copy) => {
    if (passed) return { lead: copy.passedLead({ step }), text: copy.passed({ club, title }) };
    return {
      lead: copy.refusedLead({ step }),
      text: reason === '' ? copy.refused({ club, title }) : copy.reason({ club, title, reason }),
      action: copy.action,
    };
  },
  'mission-taken-back': ({ payload: { title, reason, xp, items, tokens } }, { club, number }, copy) => {
    const taken = [
      ...(xp > 0 ? [copy.xp({ xp: number(xp) })] : []),
      ...(items > 0 ? [copy.items({ count: items })] : []),
      ...(tokens === undefined
        ? []
        : [copy.tokens({ symbol: tokens.symbol, amount: number(tokens.amount) })]),
    ];
    const [one = copy.reward, two, three] = taken;
    const most = two === undefined ? one : copy.two({ one, other: two });
    const what = two === undefined || three === undefined ? most : copy.three({ one, two, three });
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
