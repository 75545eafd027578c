// Owns which fee a club pays on what it sells itself: a row of its own, or the usual fee.
import { type Executor, prepared } from '#platform/db/executor.ts';

/** Of a club without a row; basis points. */
const USUAL_FEE_BP = 1000;

/** For statements that read it along with other things of a club: one round trip fewer before a sale. */
export const primaryFeeAlong = {
  column: `coalesce(primary_fee.bp, ${USUAL_FEE_BP})`,
  from: (clubId: string) => `left join primary_fees primary_fee on primary_fee.club_id = ${clubId}`,
};

const feeOf = prepared<{ bp: number }>(
  'ledger-primary-fee',
  'select bp from primary_fees where club_id = $1',
);

/** In basis points. A sale keeps the fee that it was made with: a refund gives back what its row says. */
export async function primaryFeeOf(tx: Executor, clubId: string): Promise<number> {
  const [row] = await feeOf(tx, [clubId]);
  return row?.bp ?? USUAL_FEE_BP;
}

/** For sales from now on. */
export async function setPrimaryFee(tx: Executor, clubId: string, bp: number): Promise<void> {
  await tx.query({
    text: `insert into primary_fees (club_id, bp) values ($1, $2)
      on conflict (club_id) do update set bp = excluded.bp where primary_fees.bp <> excluded.bp`,
    values: [clubId, bp],
  });
}
