// Owns how a refusal of the ledger's own function is said, for those whose statement calls it along with other things.
import { failWith, type Refusal } from '../refusals.rules.ts';

/** `refused` and `detail` as `ledger_spend` answers them. */
export function failSpending(refused: string, detail: number | null): never {
  return failWith(refused as Refusal, detail);
}
