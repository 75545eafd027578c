// What copies of a design went for, day by day; the chart comes with the fold that is opened.

import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { marketCopy } from '../copy.ts';
import '#domains/auctions/public/provenance.css';

const PriceChart = latePart(
  () => import('./price-chart.tsx'),
  'PriceChart',
  <Skeleton width="100%" height="9rem" />,
);

export function PriceHistory({ designId, open: first = false }: { designId: string; open?: boolean }) {
  const copy = useCopy(marketCopy);
  const [open, setOpen] = useState(first);
  return (
    <details className="sp-fold" open={first} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="sp-title">{copy.prices.title}</summary>
      {open ? <PriceChart designId={designId} /> : null}
    </details>
  );
}
