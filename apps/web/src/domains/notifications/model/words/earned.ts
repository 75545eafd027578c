// Owns how the inbox tells what somebody earned or asked for.
import type { Sayings } from './saying.ts';

export const earned = {
  level: ({ payload: { level, name } }, { club }, copy) => ({
    lead: copy.lead({ level, club }),
    text: name === '' ? copy.plain : copy.named({ name }),
  }),
  tier: ({ payload: { to: tier, raised } }, { club }, copy) => {
    if (tier === null) return { lead: copy.endedLead, text: copy.ended({ club }) };
    return raised
      ? { lead: copy.raisedLead({ tier }), text: copy.raised({ club }) }
      : { lead: copy.loweredLead, text: copy.lowered({ tier, club }) };
  },
  // Without a club it is one of the site's own.
  badge: ({ club: of, payload: { name, stage } }, { club }, copy) => {
    if (stage > 1)
      return {
        lead: copy.stageLead({ name }),
        text: of === null ? copy.siteStage({ stage }) : copy.stage({ club, stage }),
      };
    return { lead: copy.lead({ name }), text: of === null ? copy.site : copy.text({ club }) };
  },
  achievement: ({ club: of, payload: { name, stage, stages } }, { club }, copy) => {
    const staged = of === null ? copy.siteStage({ stage, stages }) : copy.stage({ stage, stages, club });
    const plain = of === null ? copy.site : copy.text({ club });
    return { lead: copy.lead({ name }), text: stages > 1 ? staged : plain };
  },
  'item-received': ({ payload: { title, number, how }, people: givers }, said, copy) => {
    const { club, count } = said;
    const named = number === null ? title : `${title} #${number}`;
    if (said.many) return { lead: copy.manyLead({ count }), text: copy.many({ title: named }) };
    if (how !== 'gift') return { lead: copy.lead({ title: named }), text: copy[how]({ club }) };
    return givers.length > 0
      ? { lead: said.people, text: copy.gift({ title: named }) }
      : { lead: copy.lead({ title: named }), text: copy.grant({ club }) };
  },
  'tokens-received': ({ payload: { symbol, amount, how }, people: senders }, said, copy) => {
    const { club, number } = said;
    const tokens = { amount: number(amount), symbol };
    if (how === 'station') return { lead: copy.lead(tokens), text: copy.station({ club }) };
    return senders.length > 0
      ? { lead: said.people, text: copy.fan(tokens) }
      : { lead: copy.lead(tokens), text: copy.text({ club }) };
  },
  'streak-risk': ({ payload: { streak, until } }, { club, when, now_ms }, copy) => ({
    lead: copy.lead({ count: streak }),
    text: copy.text({ club, time: when(until) }),
    action: Date.parse(until) > now_ms ? copy.action : undefined,
  }),
  'freeze-used': ({ payload: { streak, freezes } }, { club }, copy) => ({
    lead: copy.lead,
    text: copy.text({ club, left: copy.left({ count: freezes }), days: copy.days({ count: streak }) }),
  }),
  reminder: ({ payload: { of, title, moment, at } }, { when }, copy) => {
    const starts = {
      mission: copy.startMission,
      auction: copy.startAuction,
      vote: copy.startVote,
      event: copy.startEvent({ time: when(at) }),
    };
    return {
      lead: copy.lead({ title }),
      text: moment === 'start' ? starts[of] : copy.end({ time: when(at) }),
    };
  },
} satisfies Partial<Sayings>;
