// The sheet by which anything can be reported: why, a note, thanks.
import type { ReportReason } from '@stagepass/contract/safety/shapes.ts';
import type { SubjectRef } from '@stagepass/contract/subjects/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { ChoiceGroup } from '@stagepass/ui/choice-row/choice-row.tsx';
import { Drawer } from '@stagepass/ui/drawer/drawer.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { lifebuoy } from '@stagepass/ui/icon/phosphor/lifebuoy.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import { useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { safetyCopy } from '../copy.ts';
import { useReport } from '../data/use-report.ts';

export interface ReportSheetProps {
  subject: SubjectRef;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Made anew for each subject and opening: what was written about one thing must not stand in the sheet of another. */
export function ReportSheet({ subject, open, onOpenChange }: ReportSheetProps) {
  return open ? (
    <OpenSheet key={`${subject.kind} ${subject.id}`} subject={subject} onClose={() => onOpenChange(false)} />
  ) : null;
}

// In the order in which people look for them.
const order = [
  'spam',
  'scam',
  'abuse',
  'hate',
  'impersonation',
  'sexual',
  'violence',
  'self-harm',
  'illegal',
  'other',
] as const satisfies readonly ReportReason[];
const mostNote = 1000;

interface OpenSheetProps {
  subject: SubjectRef;
  onClose: () => void;
}

function OpenSheet({ subject, onClose }: OpenSheetProps) {
  const copy = useCopy(safetyCopy);
  const report = useReport();
  const form = useReportForm();
  const sent = report.data;
  const send = () => {
    if (!form.check() || form.reason === undefined) return;
    report.mutate({ ...subject, reason: form.reason, note: form.note.trim() });
  };
  return (
    <Drawer
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={sent ? copy.thanksTitle : copy.title[subject.kind]}
      titleHidden={sent !== undefined}
      description={sent ? undefined : copy.lead}
      closeLabel={copy.close}
      footer={
        sent ? (
          <Button wide onClick={onClose}>
            {copy.done}
          </Button>
        ) : (
          <div className="grid gap-3">
            {/* Beside the button, where it is seen whichever reason stands where the list was scrolled to. */}
            {form.reason === 'self-harm' ? <Danger /> : null}
            <Button wide loading={report.isPending} onClick={send}>
              {copy.send}
            </Button>
          </div>
        )
      }
    >
      {sent ? <Thanks again={sent.again} reason={sent.reason} /> : <ReportForm form={form} />}
      {report.isError ? (
        <Notice tone="bad" live>
          {errorSentence(copy, report.error)}
        </Notice>
      ) : null}
    </Drawer>
  );
}

function useReportForm() {
  const [reason, setReason] = useState<ReportReason>();
  const [note, setNote] = useState('');
  const [checked, setChecked] = useState(false);
  const needsNote = reason === 'other';
  const noteMissing = needsNote && note.trim() === '';
  return {
    reason,
    setReason,
    note,
    setNote,
    needsNote,
    reasonMissing: checked && reason === undefined,
    noteMissing: checked && noteMissing,
    check: () => {
      setChecked(true);
      return reason !== undefined && !noteMissing;
    },
  };
}

function ReportForm({ form }: { form: ReturnType<typeof useReportForm> }) {
  const copy = useCopy(safetyCopy);
  return (
    <div className="grid gap-5">
      <ChoiceGroup
        label={copy.reason}
        choices={order.map((value) => ({ value, ...copy.reasons[value] }))}
        value={form.reason}
        onChange={form.setReason}
        error={form.reasonMissing ? copy.chooseFirst : undefined}
      />
      <TextArea
        label={copy.note}
        hint={form.needsNote ? undefined : copy.noteOptional}
        error={form.noteMissing ? copy.noteNeeded : undefined}
        maxLength={mostNote}
        value={form.note}
        onChange={(event) => form.setNote(event.target.value)}
      />
    </div>
  );
}

function Danger() {
  const copy = useCopy(safetyCopy);
  return (
    <Notice tone="warn" live icon={<Icon of={lifebuoy} />}>
      {copy.danger}
    </Notice>
  );
}

function Thanks({ again, reason }: { again: boolean; reason: ReportReason }) {
  const copy = useCopy(safetyCopy);
  return (
    <div role="status">
      <EmptyState title={copy.thanksTitle}>{again ? copy.thanksAgain : copy.thanks}</EmptyState>
      {reason === 'self-harm' ? <Danger /> : null}
    </div>
  );
}
