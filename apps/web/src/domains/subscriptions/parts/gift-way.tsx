// The way from a plan to giving it to somebody; members and guests alike, but nobody who runs the club.
import type { Plan, PlanView } from '@stagepass/contract/subscriptions/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { gift } from '@stagepass/ui/icon/phosphor/gift.ts';
import { useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { useSearch } from '#platform/navigation/use-search.ts';
import { lateSheet } from '#platform/sheets/late-sheet.tsx';
import { giftsCopy } from '../gifts-copy.ts';

const GiftSheet = lateSheet(() => import('./gift-sheet.tsx'), 'GiftSheet');

export interface GiftWayProps {
  plan: Plan;
  viewer: Pick<PlanView, 'refusal'>;
}

export function GiftWay({ plan, viewer: { refusal } }: GiftWayProps) {
  const copy = useCopy(giftsCopy);
  const [search, change] = useSearch();
  const [open, setOpen] = useState(search.has('give'));
  const mayGive = refusal === null || refusal.code === 'clubs.members-only';
  if (!mayGive || plan.state !== 'active' || plan.left === 0) return null;
  return (
    <>
      <Button
        variant="secondary"
        icon={<Icon of={gift} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {copy.give}
      </Button>
      {open ? (
        <GiftSheet
          waitingTitle={copy.sheet.title({ plan: plan.name })}
          plan={plan}
          asked={{ length: search.get('give'), message: search.get('message') }}
          onClose={() => {
            setOpen(false);
            if (search.has('give')) change({ give: null, message: null });
          }}
        />
      ) : null}
    </>
  );
}
