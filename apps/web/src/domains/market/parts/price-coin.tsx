// A price as it stands beside a listing: the club's coin where it is paid in tokens, nothing before dollars.
import { Coin } from '@stagepass/ui/coin/coin.tsx';
import type { Priced } from '../model/price-words.ts';

export function PriceCoin({ token }: Priced) {
  return token === null ? null : <Coin letter={token.symbol.slice(0, 1)} size="small" />;
}
