// Owns how the inbox tells what becomes of events.
import type { Sayings } from './saying.ts';

export const events = {
  'event-published': ({ payload: { title, starts_at } }, { club, when }, copy) => ({
    lead: copy.lead({ title }),
    text: copy.text({ club, time: when(starts_at) }),
  }),
  'event-changed': ({ payload: { title, starts_at, place } }, { when }, copy) => ({
    lead: copy.lead({ title }),
    text: place === '' ? copy.online({ time: when(starts_at) }) : copy.text({ time: when(starts_at), place }),
  }),
  'event-cancelled': ({ payload: { title, reason } }, { club }, copy) => ({
    lead: copy.lead({ title }),
    text: copy.text({ club, reason }),
  }),
  'event-refunded': ({ payload: { title, amount_cents, tokens } }, { usd }, copy) => ({
    lead: tokens > 0 ? copy.leadTokens({ count: tokens }) : copy.lead({ amount: usd(amount_cents) }),
    text: copy.text({ title }),
  }),
  'event-guest': ({ payload: { title, starts_at } }, { when }, copy) => ({
    lead: copy.lead,
    text: copy.text({ title, time: when(starts_at) }),
  }),
  'event-soon': ({ payload: { title, doors_at, place } }, { when }, copy) => ({
    lead: copy.lead({ title, time: when(doors_at) }),
    text: place === '' ? copy.online : copy.text({ place }),
  }),
} satisfies Partial<Sayings>;
