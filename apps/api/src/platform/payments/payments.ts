// Owns what the server asks of a payment service, in words that belong to no service.
import type { CardPayments, PaidCard } from './card-payments.ts';

export type CheckoutState = 'open' | 'paid' | 'expired';

export interface Checkout {
  readonly session_id: string;
  /** What we called it: the top-up's id. */
  readonly reference: string | null;
  readonly state: CheckoutState;
  readonly amount_cents: number | null;
  readonly currency: string | null;
  readonly payment_id: string | null;
  readonly card: PaidCard | null;
}

export interface Refund {
  readonly refund_id: string;
  readonly payment_id: string | null;
  readonly amount_cents: number;
  /** Pending ones count as done: the service has taken the money. */
  readonly state: 'done' | 'failed';
  /** The return that we made it for; null where somebody made it at the service. */
  readonly reference: string | null;
}

export interface Dispute {
  readonly dispute_id: string;
  readonly payment_id: string | null;
  readonly amount_cents: number;
  /** `asking`: a question without money taken. */
  readonly state: 'asking' | 'open' | 'won' | 'lost';
}

/** What a notice is about. Its contents may be old: whoever acts on a checkout or a payment asks for it anew. */
export type Notice =
  | { readonly about: 'checkout'; readonly session_id: string }
  | { readonly about: 'setup'; readonly session_id: string }
  | { readonly about: 'card-payment'; readonly payment_id: string }
  | { readonly about: 'dispute'; readonly dispute_id: string }
  | { readonly about: 'refunds'; readonly payment_id: string }
  | { readonly about: 'nothing' };

export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly made_at: Date;
  readonly notice: Notice;
}

export interface NewCheckout {
  readonly reference: string;
  /** Names the page where one reference may have several, one after the other. */
  readonly page?: string;
  /** Whose saved cards the page offers. */
  readonly customer_id?: string;
  readonly amount_cents: number;
  readonly success_url: string;
  readonly cancel_url: string;
  readonly expires_at: Date;
}

export interface Payments extends CardPayments {
  /** The same reference and page again answers the same page. */
  beginCheckout(wanted: NewCheckout): Promise<{ session_id: string; url: string }>;
  findCheckout(sessionId: string): Promise<Checkout | undefined>;
  findCheckoutOf(paymentId: string): Promise<Checkout | undefined>;
  /** Nobody can pay it from then on; answers how it ended, which may be: paid. */
  endCheckout(sessionId: string): Promise<Checkout | undefined>;
  /** The same reference again answers the same refund. */
  refund(wanted: { reference: string; payment_id: string; amount_cents: number }): Promise<Refund>;
  listRefunds(paymentId: string): Promise<Refund[]>;
  findDispute(disputeId: string): Promise<Dispute | undefined>;
  /** Undefined where it is not signed by the service, or was signed too long ago. */
  readNotice(body: Buffer, signature: string, now: Date): PaymentEvent | undefined;
}

/** `unreachable`: nobody knows whether it happened; to be asked again. `refused`: it did not. */
export class PaymentError extends Error {
  override name = 'PaymentError';
  readonly kind: 'unreachable' | 'refused';

  constructor(kind: 'unreachable' | 'refused', message: string) {
    super(message);
    this.kind = kind;
  }
}
