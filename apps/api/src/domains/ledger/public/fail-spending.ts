// Owns how a refusal of the ledger's own functions is said, for those whose statement calls them along with other things.
import { failWith, type Refusal, type Refused, refusalOf } from '../refusals.rules.ts';

/** `refused` and `detail` as `ledger_spend_many` answers them. */
export function failSpending(refused: string, detail: number | null): never {
  return failWith(refused as Refusal, detail);
}

/** The same for whoever decides for many: said, and not thrown. */
export function spendRefusal(refused: string, detail: number | null): Refused {
  return refusalOf(refused as Refusal, detail);
}
