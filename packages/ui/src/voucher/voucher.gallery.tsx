// A group of vouchers with one chosen.
import { useState } from 'react';
import type { Gallery } from '../gallery-shape.ts';
import { Voucher, VoucherGroup } from './voucher.tsx';

function Sums() {
  const [sum, setSum] = useState('20');
  return (
    <VoucherGroup label="How much?">
      <Voucher name="sum" value="5" amount="$5" note="500 credits" checked={sum === '5'} onChoose={setSum} />
      <Voucher
        name="sum"
        value="20"
        amount="$20"
        note="2,000 credits"
        checked={sum === '20'}
        onChoose={setSum}
      />
      <Voucher
        name="sum"
        value="50"
        amount="$50"
        note="Above your limit"
        checked={sum === '50'}
        onChoose={setSum}
        disabled
      />
      <Voucher
        name="sum"
        value="other"
        amount="other"
        note="From $1 to $200"
        checked={sum === 'other'}
        onChoose={setSum}
      />
    </VoucherGroup>
  );
}

export const gallery: Gallery = {
  title: 'Voucher',
  sections: [{ name: 'Rest, chosen, disabled', render: () => <Sums /> }],
};
