// Owns what a failure of Stripe's means: nothing there, a plain no, or nobody knows.
import { PaymentError } from './payments.ts';

export async function asked<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw failureOf(error);
  }
}

export async function found<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await ask();
  } catch (error) {
    if ((error as { statusCode?: number }).statusCode === 404) return undefined;
    throw failureOf(error);
  }
}

/** Only a plain no of Stripe's is a refusal; whatever else went wrong may have happened there all the same. */
function failureOf(error: unknown): PaymentError {
  if (error instanceof PaymentError) return error;
  const {
    statusCode,
    type,
    message = '',
  } = error as { statusCode?: number; type?: string; message?: string };
  const refused = statusCode !== undefined && [400, 402, 404].includes(statusCode);
  return new PaymentError(refused ? 'refused' : 'unreachable', `Stripe: ${type ?? 'error'} ${message}`);
}
