// The club's part of each resale, with an example to the cent.

import { MAX_ROYALTY_BP } from '@stagepass/base/market-limits.ts';
import { formatUsd } from '@stagepass/base/money.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Drawer } from '@stagepass/ui/drawer/drawer.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { Stepper } from '@stagepass/ui/stepper/stepper.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { useSetRoyalty } from '../data/store.ts';
import { manageStoreCopy } from '../manage-copy.ts';

const EXAMPLE_CENTS = 2000;

export interface RoyaltySheetProps {
  clubId: string;
  settings: { royalty_bp: number; resale_fee_bp: number };
  onClose: () => void;
}

export function RoyaltySheet({ clubId, settings, onClose }: RoyaltySheetProps) {
  const copy = useCopy(manageStoreCopy);
  const words = copy.royalty;
  const [bp, setBp] = useState(settings.royalty_bp);
  const saving = useSetRoyalty(clubId);
  const share = (part: number) => Math.floor((EXAMPLE_CENTS * part) / 10_000);
  const [royalty, fee] = [share(bp), share(settings.resale_fee_bp)];
  const save = () =>
    saving.mutate(bp, {
      onSuccess: () => {
        showToast({ title: words.saved, tone: 'good' });
        onClose();
      },
    });
  return (
    <Drawer
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={words.title}
      description={words.lead}
      closeLabel={copy.close}
      footer={
        <Button wide loading={saving.isPending} onClick={save}>
          {words.save}
        </Button>
      }
    >
      <div className="grid justify-items-start gap-4">
        <Stepper
          label={words.field}
          decreaseLabel={words.lower}
          increaseLabel={words.higher}
          value={bp}
          max={MAX_ROYALTY_BP}
          step={50}
          format={(value) => `${value / 100} %`}
          onChange={setBp}
        />
        <p className="sp-quiet" aria-live="polite">
          {words.example({
            price: formatUsd(EXAMPLE_CENTS),
            royalty: formatUsd(royalty),
            fee: formatUsd(fee),
            rest: formatUsd(EXAMPLE_CENTS - royalty - fee),
          })}
        </p>
        {saving.isError ? (
          <Notice tone="bad" live>
            {errorSentence(copy, saving.error)}
          </Notice>
        ) : null}
      </div>
    </Drawer>
  );
}
