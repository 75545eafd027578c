// The owner's last things: handing the club over, and closing it, each with its way back.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Card } from '@stagepass/ui/card/card.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { trash } from '@stagepass/ui/icon/phosphor/trash.ts';
import { userSwitch } from '@stagepass/ui/icon/phosphor/user-switch.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { dayIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { useCancelDeletion, useWithdrawHandOver } from '../../data/hand-over.ts';
import type { ClubView } from '../../public/use-club.ts';
import { settingsCopy } from '../../settings-copy.ts';
import { DeleteSheet } from './delete-sheet.tsx';
import { HeirDrawer } from './heir-drawer.tsx';

export function DangerZone({ club }: { club: ClubView }) {
  const copy = useCopy(settingsCopy);
  const { can } = club.viewer;
  if (!can.hand_over && !can.delete_club) return null;
  return (
    <section>
      <SectionHead title={copy.danger} />
      {club.hand_over === null ? null : <Offered club={club} offer={club.hand_over} />}
      {club.delete_after === null ? null : <Closing club={club} until={club.delete_after} />}
      <RowGroup>
        {can.hand_over && club.hand_over === null && club.delete_after === null ? (
          <HandOverRow club={club} />
        ) : null}
        {can.delete_club && club.delete_after === null ? <DeleteRow club={club} /> : null}
      </RowGroup>
    </section>
  );
}

function useDay() {
  const { tag } = useLocale();
  return (time: string) => dayIn(tag, time);
}

function HandOverRow({ club }: { club: ClubView }) {
  const copy = useCopy(settingsCopy);
  const [open, setOpen] = useState(false);
  return (
    <>
      <ListRow
        title={copy.handOver}
        detail={copy.handOverText}
        leading={<Icon of={userSwitch} size="1.375rem" />}
        onPress={() => setOpen(true)}
      />
      <HeirDrawer club={club} open={open} onOpenChange={setOpen} />
    </>
  );
}

function DeleteRow({ club }: { club: ClubView }) {
  const copy = useCopy(settingsCopy);
  const [open, setOpen] = useState(false);
  return (
    <>
      <ListRow
        title={copy.delete}
        detail={copy.deleteText}
        tone="danger"
        leading={<Icon of={trash} size="1.375rem" />}
        onPress={() => setOpen(true)}
      />
      {open ? <DeleteSheet club={club} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function Offered({ club, offer }: { club: ClubView; offer: NonNullable<ClubView['hand_over']> }) {
  const copy = useCopy(settingsCopy);
  const day = useDay();
  const withdraw = useWithdrawHandOver(club.id);
  const name = offer.to.display_name;
  const takeBack = () =>
    withdraw.mutate(undefined, {
      onSuccess: () => showToast({ title: copy.withdrawn }),
      onError: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
    });
  return (
    <Card className="mb-2.5">
      <h3 className="sp-head">{copy.offered({ name })}</h3>
      <p className="sp-small sp-quiet mt-1">{copy.offeredText({ name, day: day(offer.offered_at) })}</p>
      <Button
        size="small"
        variant="secondary"
        className="mt-3.5"
        loading={withdraw.isPending}
        onClick={takeBack}
      >
        {copy.withdraw}
      </Button>
    </Card>
  );
}

function Closing({ club, until }: { club: ClubView; until: string }) {
  const copy = useCopy(settingsCopy);
  const day = useDay();
  const cancel = useCancelDeletion(club.id);
  const keep = () =>
    cancel.mutate(undefined, {
      onSuccess: () => showToast({ title: copy.kept({ club: club.name }), tone: 'good' }),
      onError: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
    });
  return (
    <Card className="mb-2.5">
      <h3 className="sp-head text-bad">{copy.closing({ day: day(until) })}</h3>
      <p className="sp-small sp-quiet mt-1">{copy.closingText}</p>
      <Button size="small" variant="secondary" className="mt-3.5" loading={cancel.isPending} onClick={keep}>
        {copy.keepClub}
      </Button>
    </Card>
  );
}
