// Owns the question which payment a draw was made with: draws made together have one.
import { type Executor, prepared } from '#platform/db/executor.ts';

const payment = prepared<{ transfer_id: string }>(
  'gacha-payment-of-draw',
  'select transfer_id from gacha_draws where id = $1',
);

export async function paymentOfDraw(tx: Executor, drawId: string): Promise<string | undefined> {
  return (await payment(tx, [drawId]))[0]?.transfer_id;
}
