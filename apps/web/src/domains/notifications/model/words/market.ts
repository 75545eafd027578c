// Owns how the inbox tells what trade, money and tickets say.
import type { Sayings } from './saying.ts';

export const market = {
  outbid: ({ payload: { title, amount_cents, next_cents, ends_at } }, { usd, now_ms }, copy) => ({
    lead: copy.lead,
    text: copy.text({ title, amount: usd(amount_cents) }),
    action: Date.parse(ends_at) > now_ms ? copy.action({ amount: usd(next_cents) }) : undefined,
  }),
  'auction-lead': ({ payload: { title, amount_cents, ends_at } }, { usd, when }, copy) => ({
    lead: copy.lead,
    text: copy.text({ title, amount: usd(amount_cents), time: when(ends_at) }),
  }),
  'auction-won': ({ payload: { title, amount_cents } }, { usd }, copy) => ({
    lead: copy.lead({ title }),
    text: copy.text({ amount: usd(amount_cents) }),
  }),
  'auction-ended': ({ payload: { title, outcome, amount_cents } }, { usd }, copy) => {
    if (outcome === 'sold')
      return { lead: copy.soldLead({ title }), text: copy.sold({ amount: usd(amount_cents) }) };
    return outcome === 'unsold'
      ? { lead: copy.unsoldLead({ title }), text: copy.unsold }
      : { lead: copy.cancelledLead({ title }), text: copy.cancelled };
  },
  drop: ({ payload: { title, what, price_cents } }, { club, many, count, usd }, copy) => {
    if (many) return { lead: copy.manyLead({ count }), text: copy.many({ club, title }) };
    const leads = {
      store: copy.storeLead,
      auction: copy.auctionLead,
      packs: copy.packsLead,
      station: copy.stationLead,
    };
    const price = usd(price_cents);
    const at = what === 'auction' ? copy.from : copy.priced;
    return {
      lead: leads[what]({ title }),
      text: price_cents === null ? copy.text({ club }) : at({ club, price }),
    };
  },
  'resale-sold': ({ payload: { title, paid_cents, to_seller_cents } }, { usd }, copy) => ({
    lead: copy.lead({ title }),
    text: copy.text({ paid: usd(paid_cents), own: usd(to_seller_cents) }),
  }),
  'order-placed': ({ payload: { title, amount_cents } }, { usd }, copy) => ({
    lead: copy.lead({ title }),
    text: copy.text({ amount: usd(amount_cents) }),
  }),
  'order-refunded': ({ payload: { title, amount_cents, tokens = 0 } }, { usd }, copy) => ({
    lead: tokens > 0 ? copy.leadTokens({ count: tokens }) : copy.lead({ amount: usd(amount_cents) }),
    text: copy.text({ title }),
  }),
  subscription: ({ payload: { title, moment, amount_cents, at } }, { usd, when }, copy) => {
    const [amount, time] = [usd(amount_cents), at === null ? '' : when(at)];
    const lead = copy[`${moment}Lead`]({ title, amount });
    if (moment === 'disputed') return { lead, text: copy.disputed };
    if (moment === 'staff' && at === null) return { lead, text: copy.staffEnded };
    if (moment !== 'ended') return { lead, text: copy[moment]({ amount, time }) };
    return { lead, text: amount_cents > 0 ? copy.refunded({ amount }) : copy.ended };
  },
  'win-back': ({ payload: { percent, periods } }, { club }, copy) => ({
    lead: copy.lead({ percent }),
    text: copy.text({ club, count: periods }),
  }),
  'top-up': ({ payload: { amount_cents, state } }, { usd }, copy) => ({
    lead: copy[`${state}Lead`],
    text: state === 'settled' ? copy.settled : copy[state]({ amount: usd(amount_cents) }),
  }),
  'ticket-reminder': ({ payload: { title, starts_at, place } }, { when }, copy) => ({
    lead: copy.lead({ title, time: when(starts_at) }),
    text: place === '' ? copy.text : copy.place({ place }),
    action: copy.action,
  }),
  'ticket-used': ({ payload }, { club }, copy) => ({ lead: copy.lead(payload), text: copy.text({ club }) }),
  'ticket-restored': ({ payload }, { club }, copy) => ({
    lead: copy.lead(payload),
    text: copy.text({ club }),
  }),
  sale: ({ payload: { title, how, amount_cents } }, { club, many, count, usd }, copy) =>
    many
      ? { lead: copy.manyLead({ count }), text: copy.many({ club, title, amount: usd(amount_cents) }) }
      : how === 'tip'
        ? { lead: copy.tip, text: copy.tipText({ club, amount: usd(amount_cents) }) }
        : { lead: copy.lead({ title }), text: copy.text({ club, amount: usd(amount_cents) }) },
  'auction-unsold': ({ payload }, { club }, copy) => ({
    lead: copy.lead(payload),
    text: copy.text({ club }),
  }),
  payout: ({ payload: { amount_cents, state } }, { usd }, copy) => {
    const amount = usd(amount_cents);
    if (state === 'requested' || state === 'paid' || state === 'approved' || state === 'refused')
      return { lead: copy[`${state}Lead`], text: copy[state]({ amount }) };
    return { lead: copy.otherLead({ amount }), text: copy.other };
  },
} satisfies Partial<Sayings>;
