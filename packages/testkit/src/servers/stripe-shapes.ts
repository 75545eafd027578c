// Owns what the stand-in for Stripe holds and offers.

export interface StripeSession {
  id: string;
  object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  amount_total: number;
  currency: string;
  client_reference_id: string | null;
  metadata: Record<string, string>;
  payment_intent: string | null;
  url: string;
  success_url: string;
  cancel_url: string;
  expires_at: number;
}

export interface StripeRefund {
  id: string;
  object: 'refund';
  amount: number;
  status: 'succeeded' | 'pending' | 'failed';
  payment_intent: string;
  metadata: Record<string, string>;
}

export interface StripeDispute {
  id: string;
  object: 'dispute';
  amount: number;
  status: string;
  payment_intent: string;
}

export interface StripeNotice {
  id: string;
  type: string;
  body: string;
}

export interface StripeServer {
  readonly url: string;
  readonly env: Record<string, string>;
  readonly sessions: Map<string, StripeSession>;
  readonly refunds: Map<string, StripeRefund>;
  readonly disputes: Map<string, StripeDispute>;
  /** Notices in the order in which they were made; sent by `send` only. */
  readonly notices: StripeNotice[];
  /** Why requests were refused. */
  readonly refusals: string[];
  /** `METHOD /path`, in order. */
  readonly requests: string[];
  /** While true, every request is answered with 503. */
  down: boolean;
  /** What the next refund becomes; `refused` says no at once. */
  nextRefund: StripeRefund['status'] | 'refused';
  card: { brand: string; last4: string; country: string };
  /** As the person at the page: pays what it asks for, or another amount. */
  pay(sessionId: string, amount?: number): void;
  dispute(sessionId: string, amount?: number): StripeDispute;
  endDispute(id: string, status: 'won' | 'lost'): void;
  /** As somebody at the dashboard. */
  refundByHand(sessionId: string, amount: number): StripeRefund;
  failRefund(id: string): void;
  /** Sends a notice to the webhook at that address; answers the status. */
  send(
    notice: StripeNotice,
    to: string,
    at: Date,
    how?: { secret?: string; signature?: string },
  ): Promise<number>;
  stop(): Promise<void>;
}
