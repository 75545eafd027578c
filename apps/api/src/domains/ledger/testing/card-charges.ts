// Owns how tests ask for charges of saved cards and see what became of them: nothing is sent before the test says so.
import { randomUUID } from 'node:crypto';
import { unqueued } from '#app/testing/run-job.ts';
import type { Till } from '#app/testing/top-ups.ts';
import { requestCardCharge } from '../public/request-card-charge.ts';

interface Asked {
  user_id: string;
  amount: number;
  key?: string;
  purpose?: { kind: string; id: string };
  card_id?: string;
}

/** `at`: what the file opens before its tests, which is not there yet when this is called. */
export function cardCharges(at: () => Till) {
  return {
    charge: (id: string) => at().charge(id),
    intentsOf: (id: string) => at().intentsOf(id),
    balance: async (fan: Parameters<Till['wallet']>[0]) => (await at().wallet(fan)).credits.balance_cents,

    /** For credit, unless another purpose is given. */
    ask({ user_id, amount, key = randomUUID(), purpose = { kind: 'top_up', id: 's1:1' }, card_id }: Asked) {
      const platform = unqueued(at().app.platform);
      return platform.db.transaction((tx) =>
        requestCardCharge(platform, tx, {
          ...{ user_id, amount_cents: amount, key, purpose, description: 'Velvet Static' },
          ...(card_id === undefined ? {} : { card_id }),
        }),
      );
    },

    /** What later domains were told of a charge, in order. */
    async told(charge_id: string): Promise<{ name: string; payload: Record<string, unknown> }[]> {
      const { rows } = await at().app.platform.db.query<{ name: string; payload: Record<string, unknown> }>({
        text: `select name, payload from outbox_events where name like 'ledger.card-charge%' and payload->>'charge_id' = $1 order by id`,
        values: [charge_id],
      });
      return rows;
    },
  };
}
