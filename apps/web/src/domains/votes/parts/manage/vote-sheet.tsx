// What can be done with one vote of a club: edit, look at it as a fan, open, move back to drafts, close, answer, delete.
import type { VoteView } from '@stagepass/contract/votes/shapes.ts';
import { Icon, type IconShape } from '@stagepass/ui/icon/icon.tsx';
import { arrowCounterClockwise } from '@stagepass/ui/icon/phosphor/arrow-counter-clockwise.ts';
import { chatText } from '@stagepass/ui/icon/phosphor/chat-text.ts';
import { eye } from '@stagepass/ui/icon/phosphor/eye.ts';
import { lockKey } from '@stagepass/ui/icon/phosphor/lock-key.ts';
import { lockOpen } from '@stagepass/ui/icon/phosphor/lock-open.ts';
import { pencilSimple } from '@stagepass/ui/icon/phosphor/pencil-simple.ts';
import { trash } from '@stagepass/ui/icon/phosphor/trash.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { useVoteAct } from '../../data/manage.ts';
import { manageVotesCopy } from '../../manage-copy.ts';
import { detailOf } from '../../model/row-words.ts';
import { voteEditorPath, votePath } from '../../public/paths.ts';
import { AnswerSheet } from './answer-sheet.tsx';

type Act = 'edit' | 'view' | 'open' | 'return' | 'close' | 'answer' | 'remove';

const icons: Record<Act, IconShape> = {
  edit: pencilSimple,
  view: eye,
  open: lockOpen,
  return: arrowCounterClockwise,
  close: lockKey,
  answer: chatText,
  remove: trash,
};
const acts: Record<VoteView['state'], readonly Act[]> = {
  draft: ['edit', 'view', 'open', 'remove'],
  scheduled: ['edit', 'view', 'return'],
  open: ['edit', 'view', 'close'],
  closed: ['answer', 'view'],
};
const dangers: ReadonlySet<Act> = new Set(['close', 'remove']);

export interface VoteSheetProps {
  club: ClubView;
  vote: VoteView;
  onClose: () => void;
}

export function VoteSheet({ club, vote, onClose }: VoteSheetProps) {
  const copy = useCopy(manageVotesCopy);
  const { tag } = useLocale();
  const navigate = useNavigate();
  const [asks, setAsks] = useState<'return' | 'close' | 'remove' | 'answer' | null>(null);
  const { perform, isPending } = usePerform(vote, onClose);
  if (asks === 'answer') return <AnswerSheet vote={vote} onClose={onClose} />;
  if (asks !== null) {
    const said = {
      return: { title: copy.ask.returnTitle({ title: vote.title }), text: copy.ask.returnText },
      close: { title: copy.ask.closeTitle({ title: vote.title }), text: copy.ask.closeText },
      remove: { title: copy.ask.removeTitle({ title: vote.title }), text: copy.ask.removeText },
    }[asks];
    return (
      <ConfirmDialog
        onClose={onClose}
        title={said.title}
        description={said.text}
        confirm={{
          label: copy.acts[asks],
          tone: dangers.has(asks) ? 'danger' : 'gel',
          loading: isPending,
          onConfirm: () => perform(asks),
        }}
      />
    );
  }
  const run: Record<Act, () => void> = {
    edit: () => void navigate(voteEditorPath(club.handle, vote.id)),
    view: () => void navigate(votePath(vote.id)),
    open: () => perform('open'),
    return: () => setAsks('return'),
    close: () => setAsks('close'),
    answer: () => setAsks('answer'),
    remove: () => setAsks('remove'),
  };
  const shown = acts[vote.state].filter((act) => act !== 'answer' || vote.can.answer);
  return (
    <Sheet onClose={onClose} title={vote.title} description={detailOf(vote, copy, tag)}>
      <RowGroup>
        {shown.map((act) => (
          <ListRow
            key={act}
            title={copy.acts[act]}
            tone={dangers.has(act) ? 'danger' : 'plain'}
            disabled={isPending}
            leading={<Icon of={icons[act]} size="1.375rem" />}
            onPress={run[act]}
          />
        ))}
      </RowGroup>
    </Sheet>
  );
}

function usePerform(vote: VoteView, onClose: () => void) {
  const copy = useCopy(manageVotesCopy);
  const act = useVoteAct();
  const perform = (name: 'open' | 'return' | 'close' | 'remove') =>
    act.mutate(
      { act: name, id: vote.id },
      {
        onSuccess: () => showToast({ title: copy.done[name], tone: 'good' }),
        onError: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
        onSettled: onClose,
      },
    );
  return { perform, isPending: act.isPending };
}
