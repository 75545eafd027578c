// /user/subscription-gifts: the subscriptions that one gave: their links while they wait, and what became of each.
import { formatUsd } from '@stagepass/base/money.ts';
import type { GivenGift } from '@stagepass/contract/subscriptions/gift-shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { myClubsPath } from '#domains/clubs/public/paths.ts';
import { type Copy, errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { dayIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { BackScreen } from '#platform/navigation/back-screen.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { useTitle } from '#platform/title/title.ts';
import { useCancelGift, useGivenGifts } from '../data/gifts.ts';
import { giftsCopy } from '../gifts-copy.ts';
import { lengthWords } from '../model/gift-words.ts';
import { ShareGift } from '../parts/share-gift.tsx';

export function Component() {
  const copy = useCopy(giftsCopy);
  useTitle(copy.given.title);
  const query = useGivenGifts();
  return (
    <BackScreen above={myClubsPath()}>
      <h1 className="sp-display mb-4">{copy.given.title}</h1>
      <Answered query={query} copy={copy} failed={copy.failed} picture={<Illustration name="amp" />}>
        {(gifts) =>
          gifts.length === 0 ? (
            <EmptyState title={copy.given.empty} picture={<Illustration name="ticket" />}>
              {copy.given.emptyText}
            </EmptyState>
          ) : (
            <div className="grid gap-4">
              {gifts.map((gift) => (
                <Gift key={gift.id} gift={gift} />
              ))}
              <More query={query} />
            </div>
          )
        }
      </Answered>
    </BackScreen>
  );
}

function stateOf(gift: GivenGift, day: (time: string) => string, copy: Copy<typeof giftsCopy>): string {
  const { states } = copy.given;
  const { state, claimed_by, ends_at, closed_at } = gift;
  if (state === 'waiting') return states.waiting({ date: day(ends_at) });
  if (state === 'claimed' && claimed_by !== null) return states.claimedBy({ name: claimed_by.display_name });
  return states[state]({ date: day(closed_at ?? ends_at) });
}

function Gift({ gift }: { gift: GivenGift }) {
  const copy = useCopy(giftsCopy);
  const { tag } = useLocale();
  const { plan, club, amount_cents, message, secret, ends_at } = gift;
  const what = copy.page.what({ length: lengthWords(copy, gift), plan: plan.name });
  // Every gift has the same two buttons: read aloud, each says which gift it is for.
  const of = (act: string) => copy.given.of({ act, what, date: dayIn(tag, ends_at) });
  const detail = [club.name, stateOf(gift, (time) => dayIn(tag, time), copy), message].filter(Boolean);
  return (
    <RowGroup>
      <ListRow title={<bdi>{what}</bdi>} detail={detail.join(' · ')} trailing={formatUsd(amount_cents)} />
      {secret === null ? null : (
        <div className="flex flex-wrap gap-2 p-3">
          <ShareGift
            size="small"
            variant="secondary"
            secret={secret}
            plan={plan.name}
            aria-label={of(copy.share)}
          />
          <CancelGift gift={gift} label={of(copy.given.cancel)} />
        </div>
      )}
    </RowGroup>
  );
}

function CancelGift({ gift, label }: { gift: GivenGift; label: string }) {
  const copy = useCopy(giftsCopy);
  const words = copy.given;
  const [open, setOpen] = useState(false);
  const cancel = useCancelGift();
  const amount = formatUsd(gift.amount_cents);
  const confirm = () =>
    cancel.mutateAsync(gift.id).then(
      () => {
        showToast({ title: words.cancelled({ amount }), tone: 'good' });
        setOpen(false);
      },
      (error: unknown) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
    );
  return (
    <>
      <Button
        size="small"
        variant="ghost"
        tone="danger"
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {words.cancel}
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        cancelLabel={words.cancelKeep}
        title={words.cancelTitle}
        description={words.cancelText({ amount })}
        confirm={{ label: words.cancel, tone: 'danger', loading: cancel.isPending, onConfirm: confirm }}
      />
    </>
  );
}
