// Cancelling an event: what goes back, to how many and who pays it, before anything is done.
import { formatUsd } from '@stagepass/base/money.ts';
import type { Cancellation, EventView } from '@stagepass/contract/events/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { numberIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Answered } from '#platform/query/answered.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { useCancelEvent, useCancellation } from '../../data/manage.ts';
import { manageEventsCopy } from '../../manage-copy.ts';

export interface CancelSheetProps {
  event: EventView;
  onClose: () => void;
  onDone: () => void;
}

export function CancelSheet({ event: { id, title }, onClose, onDone }: CancelSheetProps) {
  const copy = useCopy(manageEventsCopy);
  const words = copy.cancel;
  const query = useCancellation(id);
  const cancel = useCancelEvent(id);
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string>();
  const press = (expected_back_cents: number) => {
    if (reason.trim() === '') return setWrong(words.reasonMissing);
    return cancel.mutateAsync({ reason: reason.trim(), expected_back_cents }).then(
      () => {
        showToast({ title: words.done, tone: 'good' });
        onDone();
      },
      (error: unknown) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
    );
  };
  return (
    <Sheet onClose={onClose} title={words.title({ title })}>
      <Answered query={query} copy={copy} failed={words.failed}>
        {(summary) => (
          <div className="grid gap-4">
            <p>{words.text}</p>
            <Summary of={summary} />
            <TextArea
              label={words.reason}
              value={reason}
              maxLength={500}
              error={wrong}
              onChange={({ target }) => {
                setReason(target.value);
                setWrong(undefined);
              }}
            />
            <Button
              tone="danger"
              wide
              loading={cancel.isPending}
              onClick={() => void press(summary.back_cents)}
            >
              {summary.back_cents === 0
                ? words.confirmFree
                : words.confirm({ amount: formatUsd(summary.back_cents) })}
            </Button>
            <Button variant="ghost" wide onClick={onClose}>
              {words.keep}
            </Button>
          </div>
        )}
      </Answered>
    </Sheet>
  );
}

function Summary({ of }: { of: Cancellation }) {
  const { cancel: words } = useCopy(manageEventsCopy);
  const { tag } = useLocale();
  const count = (value: number) => numberIn(tag, value);
  return (
    <>
      <RowGroup>
        <ListRow title={words.tickets} trailing={count(of.tickets)} />
        <ListRow title={words.paid} trailing={count(of.paid_tickets)} />
        <ListRow title={words.back} trailing={formatUsd(of.back_cents)} />
        <ListRow title={words.byClub} trailing={formatUsd(of.by_club_cents)} />
        <ListRow title={words.byPlatform} trailing={formatUsd(of.by_platform_cents)} />
        {of.back_tokens > 0 ? <ListRow title={words.tokens} trailing={count(of.back_tokens)} /> : null}
        <ListRow title={words.signedUp} trailing={count(of.signed_up)} />
        <ListRow title={words.guests} trailing={count(of.guests)} />
      </RowGroup>
      {of.tickets > 0 ? <p className="sp-small sp-quiet">{words.rule}</p> : null}
      {of.balance_cents < of.by_club_cents ? (
        <Notice tone="warn">{words.short({ balance: formatUsd(of.balance_cents) })}</Notice>
      ) : null}
    </>
  );
}
