// Owns what the server asks of a payment service about saved cards, in words that belong to no service.
import type { CardChargeReason } from '@stagepass/contract/ledger/card-shapes.ts';

/** What is told of a card that paid. */
export interface PaidCard {
  readonly brand: string;
  readonly last4: string;
  readonly country: string | null;
}

export interface SavedMethod {
  readonly method_id: string;
  readonly brand: string;
  readonly last4: string;
  readonly exp_month: number;
  readonly exp_year: number;
  readonly country: string | null;
  /** The same for the same card, however often it is saved. */
  readonly fingerprint: string | null;
}

/** A page where somebody enters a card to be saved. */
export interface CardSetup {
  readonly session_id: string;
  readonly reference: string | null;
  readonly state: 'open' | 'done' | 'expired';
  readonly customer_id: string | null;
  readonly method: SavedMethod | null;
}

/** A payment with a saved card, while the person is away. */
export interface CardPayment {
  readonly payment_id: string;
  /** What we called it: the charge's id. */
  readonly reference: string | null;
  /** `confirm`: the bank wants the person to confirm it. `canceled`: it can never be paid any more. */
  readonly state: 'open' | 'paid' | 'declined' | 'confirm' | 'canceled';
  /** Why it was declined. */
  readonly reason: CardChargeReason;
  readonly amount_cents: number;
  readonly currency: string;
  readonly card: PaidCard | null;
}

export interface NewCardPayment {
  readonly reference: string;
  readonly customer_id: string;
  readonly method_id: string;
  readonly amount_cents: number;
  readonly description: string;
}

export interface NewSetup {
  readonly reference: string;
  readonly customer_id: string;
  readonly success_url: string;
  readonly cancel_url: string;
  readonly expires_at: Date;
}

export interface CardPayments {
  /** The same person again, within a day, answers the same customer. */
  openCustomer(userId: string): Promise<string>;
  /** With the cards that are saved there. */
  forgetCustomer(customerId: string): Promise<void>;
  /** The same reference again answers the same page. */
  beginSetup(wanted: NewSetup): Promise<{ session_id: string; url: string }>;
  findSetup(sessionId: string): Promise<CardSetup | undefined>;
  detachCard(methodId: string): Promise<void>;
  /** The same reference again, within a day, answers the same payment. Fails as `refused` where none was made. */
  chargeCard(wanted: NewCardPayment): Promise<CardPayment>;
  findCardPayment(paymentId: string): Promise<CardPayment | undefined>;
  /** Lasts longer than the service's memory of keys. */
  findCardPaymentOf(wanted: { reference: string; customer_id: string }): Promise<CardPayment | undefined>;
  /** Answers how it ended, which may be: paid. */
  cancelCardPayment(paymentId: string): Promise<CardPayment | undefined>;
}
