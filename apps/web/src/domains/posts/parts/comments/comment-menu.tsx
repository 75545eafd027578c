// What can be done with a comment: edit, delete, report.
import type { CommentView } from '@stagepass/contract/posts/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { flag } from '@stagepass/ui/icon/phosphor/flag.ts';
import { pencilSimple } from '@stagepass/ui/icon/phosphor/pencil-simple.ts';
import { trash } from '@stagepass/ui/icon/phosphor/trash.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { ReportSheet } from '#domains/safety/public/report-sheet.tsx';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { commentsCopy } from '../../comments-copy.ts';
import { useRemoveComment } from '../../data/comments.ts';

export interface CommentMenuProps {
  comment: CommentView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onEdit: () => void;
}

export function CommentMenu({ comment, open, onOpenChange, onEdit }: CommentMenuProps) {
  const copy = useCopy(commentsCopy);
  const [asks, setAsks] = useState<'remove' | 'report' | null>(null);
  const remove = useRemoveComment(comment);
  const { can, author } = comment;
  const choose = (deed: () => void) => () => {
    onOpenChange(false);
    deed();
  };
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => showToast({ title: copy.remove.done }),
      onError: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
      onSettled: () => setAsks(null),
    });
  return (
    <>
      <Sheet
        open={open}
        onClose={() => onOpenChange(false)}
        title={copy.menu.title({ name: author.display_name })}
      >
        <RowGroup>
          {can.edit ? (
            <ListRow
              title={copy.menu.edit}
              leading={<Icon of={pencilSimple} size="1.375rem" />}
              onPress={choose(onEdit)}
            />
          ) : null}
          {can.report ? (
            <ListRow
              title={copy.menu.report}
              leading={<Icon of={flag} size="1.375rem" />}
              onPress={choose(() => setAsks('report'))}
            />
          ) : null}
          {can.remove ? (
            <ListRow
              title={copy.menu.remove}
              tone="danger"
              leading={<Icon of={trash} size="1.375rem" />}
              onPress={choose(() => setAsks('remove'))}
            />
          ) : null}
        </RowGroup>
      </Sheet>
      <ConfirmDialog
        open={asks === 'remove'}
        onClose={() => setAsks(null)}
        title={copy.remove.title}
        description={copy.remove.text}
        confirm={{
          label: copy.remove.confirm,
          tone: 'danger',
          loading: remove.isPending,
          onConfirm: confirm,
        }}
      />
      <ReportSheet
        subject={{ kind: 'comment', id: comment.id }}
        open={asks === 'report'}
        onOpenChange={(stays) => !stays && setAsks(null)}
      />
    </>
  );
}
