// /club/{id}/manage-tips: whether the club takes tips, and those that it got, with their notes.
import { formatUsd } from '@stagepass/base/money.ts';
import type { Tip } from '@stagepass/contract/tips/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { dotsThree } from '@stagepass/ui/icon/phosphor/dots-three.ts';
import { trash } from '@stagepass/ui/icon/phosphor/trash.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { SwitchRow } from '@stagepass/ui/switch/switch-row.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { ClubFrame } from '#domains/clubs/public/club-frame.tsx';
import { ClubScreen } from '#domains/clubs/public/club-screen.tsx';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { dayIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { useTitle } from '#platform/title/title.ts';
import { useRemoveNote, useSetTipJar, useTipJar, useTips } from '../data/tips.ts';
import { manageTipsCopy } from '../manage-copy.ts';

export function Component() {
  return <ClubFrame need="manage_sales">{(club) => <ManageTips club={club} />}</ClubFrame>;
}

function ManageTips({ club }: { club: ClubView }) {
  const copy = useCopy(manageTipsCopy);
  useTitle(copy.title);
  return (
    <ClubScreen club={club} above={clubScreenPath(club.handle, 'manage')}>
      <h1 className="sp-display mb-4">{copy.title}</h1>
      <div className="grid gap-5">
        <Jar clubId={club.id} />
        <Given clubId={club.id} />
      </div>
    </ClubScreen>
  );
}

function Jar({ clubId }: { clubId: string }) {
  const copy = useCopy(manageTipsCopy);
  const jar = useTipJar(clubId);
  const set = useSetTipJar(clubId);
  const turn = (on: boolean) =>
    set.mutateAsync(on).then(
      () => showToast({ title: on ? copy.turnedOn : copy.turnedOff, tone: 'good' }),
      (error: unknown) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
    );
  return (
    <Answered query={jar} copy={copy} failed={copy.failed}>
      {({ on }) => (
        <SwitchRow
          title={copy.on}
          detail={copy.onDetail}
          checked={set.isPending ? (set.variables ?? on) : on}
          disabled={set.isPending}
          onChange={turn}
        />
      )}
    </Answered>
  );
}

function Given({ clubId }: { clubId: string }) {
  const copy = useCopy(manageTipsCopy);
  const query = useTips(clubId);
  return (
    <Answered query={query} copy={copy} failed={copy.failed}>
      {(tips) =>
        tips.length === 0 ? (
          <EmptyState title={copy.noneTitle}>{copy.none}</EmptyState>
        ) : (
          <>
            <RowGroup>
              {tips.map((tip) => (
                <Row key={tip.id} tip={tip} />
              ))}
            </RowGroup>
            <More query={query} />
          </>
        )
      }
    </Answered>
  );
}

function Row({ tip }: { tip: Tip }) {
  const copy = useCopy(manageTipsCopy);
  const { tag } = useLocale();
  const { from, anonymous, amount_cents, to_club_cents, post_id, at, note } = tip;
  const who = anonymous ? copy.unnamed : (from?.display_name ?? copy.gone);
  const facts = [
    dayIn(tag, at),
    copy.yours({ amount: formatUsd(to_club_cents) }),
    ...(post_id === null ? [] : [copy.forPost]),
  ];
  return (
    <div>
      <ListRow title={<bdi>{who}</bdi>} detail={facts.join(' · ')} trailing={formatUsd(amount_cents)} />
      {note === '' ? null : <Note tip={tip} from={copy.from({ name: who, date: dayIn(tag, at) })} />}
    </div>
  );
}

/** `from`: whose note and of when, for those who hear its buttons among others. */
function Note({ tip: { id, note, note_held }, from }: { tip: Tip; from: string }) {
  const copy = useCopy(manageTipsCopy);
  const [shown, setShown] = useState(!note_held);
  const [open, setOpen] = useState<'menu' | 'question' | null>(null);
  const close = () => setOpen(null);
  const remove = useRemoveNote();
  const perform = () =>
    remove.mutateAsync(id).then(
      () => {
        close();
        showToast({ title: copy.removed, tone: 'good' });
      },
      (error: unknown) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
    );
  return (
    <div className="flex items-start gap-2 ps-3.5 pe-1 pb-2">
      {shown ? (
        <p className="min-w-0 flex-1 self-center wrap-anywhere" dir="auto">
          {note}
        </p>
      ) : (
        <p className="sp-quiet min-w-0 flex-1 self-center">
          {copy.held}{' '}
          <Button
            size="small"
            variant="ghost"
            aria-label={`${copy.show} ${from}`}
            onClick={() => setShown(true)}
          >
            {copy.show}
          </Button>
        </p>
      )}
      <IconButton
        label={`${copy.options} ${from}`}
        aria-haspopup="dialog"
        icon={<Icon of={dotsThree} weight="bold" />}
        onClick={() => setOpen('menu')}
      />
      <Sheet open={open === 'menu'} onClose={close} title={copy.note}>
        <RowGroup>
          <ListRow
            tone="danger"
            leading={<Icon of={trash} />}
            title={copy.remove}
            onPress={() => setOpen('question')}
          />
        </RowGroup>
      </Sheet>
      <ConfirmDialog
        open={open === 'question'}
        onClose={close}
        title={copy.removeTitle}
        description={copy.removeText}
        confirm={{ label: copy.remove, tone: 'danger', loading: remove.isPending, onConfirm: perform }}
      />
    </div>
  );
}
