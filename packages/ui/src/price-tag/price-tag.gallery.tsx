// Prices and purses.
import { CreditPurse } from '../credit-purse/credit-purse.tsx';
import type { Gallery } from '../gallery-shape.ts';
import { PriceTag } from './price-tag.tsx';

export const gallery: Gallery = {
  title: 'Price and purse',
  sections: [
    {
      name: 'All',
      render: () => (
        <div style={{ display: 'grid', gap: 14, justifyItems: 'start' }}>
          <PriceTag price="$12.40" credits="1,240 credits" />
          <PriceTag price="$9.00" was={{ price: '$12.00', label: 'was' }} credits="900 credits" />
          <PriceTag size="large" price="$26.04" credits="2,604 credits" />
          <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
            <CreditPurse>1,240 credits</CreditPurse>
            <CreditPurse plain>$12.40</CreditPurse>
            <CreditPurse label="Wallet, 88 credits" render={(purse) => <a href="#wallet" {...purse} />}>
              88
            </CreditPurse>
          </div>
        </div>
      ),
    },
  ],
};
