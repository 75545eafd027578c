// What a token is good for: what it can be spent on now, a card each, as later domains say it; and what holding it opens.
import type { FanToken } from '@stagepass/contract/tokens/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { listChecks } from '@stagepass/ui/icon/phosphor/list-checks.ts';
import { paperPlaneTilt } from '@stagepass/ui/icon/phosphor/paper-plane-tilt.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { type ReactNode, Suspense } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { lazySlot } from '#platform/late/lazy-slot.tsx';
import { tokensCopy } from '../copy.ts';
import { type GoodForPart, type GoodForProps, goodForParts } from '../public/good-for-slot.ts';
import '../public/good-for.css';

export interface GoodForSectionProps {
  token: FanToken;
  /** Further rows. */
  children?: ReactNode;
}

export function GoodFor({ token: { club, symbol }, children }: GoodForSectionProps) {
  const { goodFor } = useCopy(tokensCopy);
  return (
    <section>
      <SectionHead title={goodFor.title} />
      <div className="sp-good-for">
        {goodForParts.read().map((part, at) => (
          <Card key={String(at)} part={part} club={club} symbol={symbol} />
        ))}
      </div>
      <RowGroup>
        <ListRow
          title={goodFor.condition}
          detail={goodFor.conditionDetail}
          leading={<Icon of={listChecks} />}
        />
        <ListRow title={goodFor.send} detail={goodFor.sendDetail} leading={<Icon of={paperPlaneTilt} />} />
        {children}
      </RowGroup>
    </section>
  );
}

function Card({ part, ...props }: GoodForProps & { part: GoodForPart }) {
  const Part = lazySlot(async () => (await part.load()).GoodForTokens, part);
  return (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
}
