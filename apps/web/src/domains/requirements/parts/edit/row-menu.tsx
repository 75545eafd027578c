// What can be done with one requirement of a list that is edited: edit, preview, move, read its answers, delete.
import type { EditableRequirement } from '@stagepass/contract/requirements/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { arrowDown } from '@stagepass/ui/icon/phosphor/arrow-down.ts';
import { arrowUp } from '@stagepass/ui/icon/phosphor/arrow-up.ts';
import { chatText } from '@stagepass/ui/icon/phosphor/chat-text.ts';
import { eye } from '@stagepass/ui/icon/phosphor/eye.ts';
import { fileCsv } from '@stagepass/ui/icon/phosphor/file-csv.ts';
import { pencilSimple } from '@stagepass/ui/icon/phosphor/pencil-simple.ts';
import { qrCode } from '@stagepass/ui/icon/phosphor/qr-code.ts';
import { trash } from '@stagepass/ui/icon/phosphor/trash.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useNavigate } from 'react-router';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { useExportAnswers } from '../../data/editing.ts';
import { editCopy } from '../../edit-copy.ts';
import { useEditWords } from '../../edit-words.ts';
import { hasSiteCode } from '../../model/has-site-code.ts';
import { stepCodePath } from '../../public/paths.ts';
import type { ListAt } from '../../public/requirement-list.ts';
import { siteEditCopy } from './site-copy.ts';

export interface RowMenuProps {
  at: ListAt;
  requirement: EditableRequirement;
  /** From 0. */
  place: number;
  last: boolean;
  /** It can be looked at, and its answers read, but nothing changes. */
  fixed?: boolean | undefined;
  open: boolean;
  onClose: () => void;
  onMove: (to: number) => void;
  onEdit: () => void;
  onPreview?: (() => void) | undefined;
  onAnswers: () => void;
  onRemove: () => void;
}

export function RowMenu(props: RowMenuProps) {
  const copy = useCopy(editCopy);
  const words = useEditWords(props.at);
  const { requirement, place, last, fixed, open, onClose, onPreview } = props;
  const { title } = requirement;
  const act = (what: () => void) => () => {
    onClose();
    what();
  };
  return (
    <Sheet open={open} onClose={onClose} title={title}>
      <RowGroup>
        {fixed ? null : (
          <ListRow title={words.editAct} leading={<Icon of={pencilSimple} />} onPress={act(props.onEdit)} />
        )}
        {onPreview === undefined ? null : (
          <ListRow title={copy.steps.previewAct} leading={<Icon of={eye} />} onPress={act(onPreview)} />
        )}
        {place === 0 || fixed ? null : (
          <ListRow
            title={copy.edit.moveUp({ title })}
            leading={<Icon of={arrowUp} />}
            onPress={act(() => props.onMove(place - 1))}
          />
        )}
        {last || fixed ? null : (
          <ListRow
            title={copy.edit.moveDown({ title })}
            leading={<Icon of={arrowDown} />}
            onPress={act(() => props.onMove(place + 1))}
          />
        )}
        <CodeRow requirement={requirement} />
        <AnswerRows requirement={requirement} onAnswers={act(props.onAnswers)} onClose={onClose} />
        {fixed ? null : (
          <ListRow
            title={words.removeAct}
            tone="danger"
            leading={<Icon of={trash} />}
            onPress={act(props.onRemove)}
          />
        )}
      </RowGroup>
    </Sheet>
  );
}

/** Also while fans are doing it: that is when it has to be shown. */
function CodeRow({ requirement }: { requirement: EditableRequirement }) {
  const { show } = useCopy(siteEditCopy);
  const navigate = useNavigate();
  if (!hasSiteCode(requirement.config)) return null;
  return (
    <ListRow
      title={show}
      leading={<Icon of={qrCode} />}
      onPress={() => void navigate(stepCodePath(requirement.id))}
    />
  );
}

function AnswerRows(props: { requirement: EditableRequirement; onAnswers: () => void; onClose: () => void }) {
  const copy = useCopy(editCopy);
  const { requirement, onAnswers, onClose } = props;
  const { id, answers_count } = requirement;
  const exported = useExportAnswers();
  if (requirement.config.type !== 'FORM' || answers_count === 0) return null;
  const download = () => {
    onClose();
    exported.mutate(id, {
      onError: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
    });
  };
  return (
    <>
      <ListRow
        title={copy.edit.answersAct({ count: answers_count })}
        leading={<Icon of={chatText} />}
        onPress={onAnswers}
      />
      <ListRow title={copy.edit.exportAct} leading={<Icon of={fileCsv} />} onPress={download} />
    </>
  );
}
