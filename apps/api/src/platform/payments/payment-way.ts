// Owns how credits are paid for here: by the configured service, by the demo's test payment, or not at all.
import type { TopUpWay } from '@stagepass/contract/ledger/shapes.ts';
import type { Platform } from '../platform.ts';

/** The demo ends with a public address and in production, and the test payment with it. */
export function paymentWay({ payments, config }: Pick<Platform, 'payments' | 'config'>): TopUpWay {
  if (payments !== undefined) return 'stripe';
  return config.demo ? 'test' : 'off';
}
