// Owns what is known of a promotion code that was entered: what it makes of the price, or why it is refused.
import type { Billing } from '@stagepass/base/subscription-kinds.ts';
import type { CodeQuote } from '@stagepass/contract/subscriptions/offer-shapes.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { useQuoteCode } from '../data/subscriptions.ts';

export interface EnteredCode {
  /** As it was entered; null before that. */
  entered: string | null;
  /** What it makes of the price; null where it is not known, or not good. */
  quote: CodeQuote | null;
  isChecking: boolean;
  error: unknown;
}

/** `entered`: null also while nobody asks what it makes of the price. */
export function useCheckedCode(
  planId: string,
  { billing, entered }: { billing: Billing; entered: string | null },
): [EnteredCode, again: () => void] {
  const { data = null, error, isFetching, refetch } = useQuoteCode(planId, { billing, code: entered });
  // A line that failed says nothing of the code: what was checked before stands.
  const isRefused = isApiError(error) && error.code.startsWith('subscriptions.');
  const quote = isRefused ? null : data;
  return [{ entered, quote, isChecking: isFetching && quote === null, error }, () => void refetch()];
}
