// What can be done with an answer to a broadcast: its author deletes it; the staff reports it, or sees to its author.
import type { BroadcastAnswer } from '@stagepass/contract/chat/shapes.ts';
import { flag } from '@stagepass/ui/icon/phosphor/flag.ts';
import { trash } from '@stagepass/ui/icon/phosphor/trash.ts';
import { RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { ReportSheet } from '#domains/safety/public/report-sheet.tsx';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { useRemoveAnswer } from '../data/remove-answer.ts';
import { sheetCopy } from '../sheet-copy.ts';
import { Act } from './act.tsx';
import { AuthorActs } from './author-acts.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { useChat } from './chat-context.ts';

const MemberActs = latePart(() => import('#domains/memberships/public/member-acts.tsx'), 'MemberActs', null);

interface AnswerMenuProps {
  answer: BroadcastAnswer;
  /** Back to the answers. */
  onClose: () => void;
}

export function AnswerMenu({ answer, onClose }: AnswerMenuProps) {
  const copy = useCopy(sheetCopy);
  const { tag } = useLocale();
  const { conversation, store, viewerId } = useChat();
  const [asks, setAsks] = useState<'remove' | 'report' | 'block' | 'member' | null>(null);
  const { author } = answer;
  if (asks === 'remove') return <RemoveDialog answer={answer} onClose={onClose} />;
  if (asks === 'report')
    return <ReportSheet subject={{ kind: 'answer', id: answer.id }} open onOpenChange={onClose} />;
  if (asks === 'block')
    return <BlockDialog person={author} conversationId={store.id} open onClose={onClose} />;
  if (asks === 'member' && conversation.club !== null)
    return <MemberActs clubId={conversation.club.id} person={author} onClose={onClose} />;
  const isMine = author.id === viewerId;
  const failed = (error: unknown) => showToast({ title: errorSentence(copy, error), tone: 'bad' });
  return (
    <Sheet
      onClose={onClose}
      title={isMine ? copy.answers.mine : copy.answers.of({ name: author.display_name })}
      description={momentIn(tag, answer.sent_at)}
    >
      <RowGroup>
        {isMine ? (
          <Act
            icon={trash}
            title={copy.message.remove}
            detail={copy.answers.removeText}
            tone="danger"
            onPress={() => setAsks('remove')}
          />
        ) : (
          <>
            <AuthorActs author={author} onAsk={setAsks} onClose={onClose} onFailed={failed} />
            <Act icon={flag} title={copy.message.report} onPress={() => setAsks('report')} />
          </>
        )}
      </RowGroup>
    </Sheet>
  );
}

function RemoveDialog({ answer, onClose }: AnswerMenuProps) {
  const copy = useCopy(sheetCopy);
  const remove = useRemoveAnswer(answer);
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => showToast({ title: copy.answers.removed }),
      onError: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={copy.answers.removeTitle}
      description={copy.answers.removeText}
      confirm={{ label: copy.answers.remove, tone: 'danger', loading: remove.isPending, onConfirm: confirm }}
    />
  );
}
