// Owns how an amount of a listing is said: dollars for credits, a number and the symbol for the club's fan token.
import { formatUsd } from '@stagepass/base/money.ts';
import type { ListingCard } from '@stagepass/contract/market/shapes.ts';
import { tokenWords } from '#domains/tokens/public/token-words.ts';

export type Priced = Pick<ListingCard, 'token'>;

export function priceWords({ token }: Priced, amount: number): string {
  return token === null ? formatUsd(amount) : tokenWords(amount, token.symbol);
}
