// Pausing all spending for a while: cannot be taken back, so it is asked twice.
import { EXCLUSION_DAYS, type ExclusionDays } from '@stagepass/base/spending-pause.ts';
import type { Wallet } from '@stagepass/contract/ledger/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { lockSimple } from '@stagepass/ui/icon/phosphor/lock-simple.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { SegmentedControl } from '@stagepass/ui/segmented-control/segmented-control.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { useExcludeSelf } from '../data/rules.ts';
import { limitsCopy } from '../limits-copy.ts';

const day_ms = 86_400_000;

export function TakePause({ wallet }: { wallet: Wallet }) {
  const copy = useCopy(limitsCopy);
  const { tag } = useLocale();
  const [count, setCount] = useState<ExclusionDays>(1);
  const [asked, setAsked] = useState(false);
  const pause = useExcludeSelf();
  const until = new Date(Date.now() + count * day_ms).toISOString();
  const { excluded_until } = wallet;
  const start = () =>
    pause.mutate(count, {
      onSuccess: () => showToast({ title: copy.started }),
      onError: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
      onSettled: () => setAsked(false),
    });
  return (
    <>
      <SectionHead title={copy.pause} />
      <p className="sp-quiet mb-4">{copy.pauseLead}</p>
      <div className="grid gap-4">
        {excluded_until === null ? null : (
          <Notice tone="warn" icon={<Icon of={lockSimple} weight="fill" />}>
            {copy.paused({ date: momentIn(tag, excluded_until) })} {copy.longer}
          </Notice>
        )}
        <SegmentedControl
          label={copy.choose}
          segments={EXCLUSION_DAYS.map((days) => ({
            value: String(days),
            label: copy.days({ count: days }),
            disabled: excluded_until !== null && Date.now() + days * day_ms <= Date.parse(excluded_until),
          }))}
          value={String(count)}
          onChange={(value) => setCount(EXCLUSION_DAYS.find((days) => String(days) === value) ?? 1)}
        />
        <Button variant="outline" tone="danger" wide onClick={() => setAsked(true)}>
          {copy.start({ count })}
        </Button>
      </div>
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        title={copy.sureTitle({ count })}
        description={copy.sure({ date: momentIn(tag, until) })}
        confirm={{
          label: copy.start({ count }),
          tone: 'danger',
          loading: pause.isPending,
          onConfirm: start,
        }}
      />
    </>
  );
}
