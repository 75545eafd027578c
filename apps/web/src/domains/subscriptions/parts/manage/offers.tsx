// What a club offers to win subscribers: its promotion codes, each switched on or off, and its offer to those who left.
import type { PromotionCode } from '@stagepass/contract/subscriptions/offer-shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { plus } from '@stagepass/ui/icon/phosphor/plus.ts';
import { SwitchRow } from '@stagepass/ui/switch/switch-row.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { lateSheet } from '#platform/sheets/late-sheet.tsx';
import { useCodes, useSetCode } from '../../data/offers.ts';
import { manageSubscriptionsCopy } from '../../manage-copy.ts';
import { WinBackOffer } from './win-back-offer.tsx';

const CodeSheet = lateSheet(() => import('./code-sheet.tsx'), 'CodeSheet');

export function Offers({ club }: { club: ClubView }) {
  const copy = useCopy(manageSubscriptionsCopy);
  const [open, setOpen] = useState(false);
  const query = useCodes(club.id);
  const add = (
    <Button
      variant="secondary"
      icon={<Icon of={plus} />}
      aria-haspopup="dialog"
      onClick={() => setOpen(true)}
    >
      {copy.codes.add}
    </Button>
  );
  return (
    <>
      <Answered query={query} copy={copy} failed={copy.failed}>
        {(codes) =>
          codes.length === 0 ? (
            <EmptyState title={copy.codes.empty} action={add}>
              {copy.codes.emptyText}
            </EmptyState>
          ) : (
            <div className="grid gap-4">
              <section className="grid gap-2" aria-label={copy.codes.title}>
                {codes.map((code) => (
                  <CodeRow key={code.id} code={code} />
                ))}
              </section>
              <More query={query} />
              {add}
            </div>
          )
        }
      </Answered>
      <WinBackOffer club={club} />
      {open ? (
        <CodeSheet waitingTitle={copy.codes.form.title} clubId={club.id} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}

function CodeRow({ code }: { code: PromotionCode }) {
  const copy = useCopy(manageSubscriptionsCopy);
  const { tag } = useLocale();
  const words = copy.codes;
  const set = useSetCode();
  const { percent, periods, uses, most_uses, ends_at, plans } = code;
  const detail = [
    periods === null ? words.all({ percent }) : words.first({ percent, count: periods }),
    most_uses === null ? words.uses({ count: uses }) : words.usesOf({ count: uses, most: most_uses }),
    ...(ends_at === null ? [] : [words.until({ date: momentIn(tag, ends_at) })]),
    ...(plans.length === 0 ? [] : [words.onlyFor({ plans: plans.map(({ name }) => name).join(', ') })]),
  ].join(' · ');
  const turn = (active: boolean) =>
    set.mutateAsync({ id: code.id, active }).then(
      () => {
        const said = active ? words.turnedOn : words.turnedOff;
        showToast({ title: said({ code: code.code }), tone: 'good' });
      },
      (error: unknown) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
    );
  return (
    <SwitchRow
      title={code.code}
      detail={detail}
      checked={set.isPending ? set.variables.active : code.active}
      onChange={turn}
    />
  );
}
