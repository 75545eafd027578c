// Owns what the parts of the stand-in for Stripe share: its keys, what it holds, and the notices of what happened.
import { secret } from './stand-in.ts';
import type { StripeServer } from './stripe-shapes.ts';

export interface StripeState {
  key: string;
  webhookSecret: string;
  base: () => string;
  keys: Map<string, { body: string; status: number; answer: unknown }>;
  server: StripeServer;
}

export function tell(state: StripeState, type: string, object: object): void {
  const id = secret('evt_');
  const created = 1_700_000_000 + state.server.notices.length;
  const body = JSON.stringify({ id, object: 'event', type, created, data: { object }, livemode: false });
  state.server.notices.push({ id, type, body });
}
