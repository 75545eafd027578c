// The sheet by which anything can be reported: why, a note, thanks.
import type { ReportReason } from '@stagepass/contract/safety/shapes.ts';
import type { SubjectRef } from '@stagepass/contract/subjects/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { ChoiceGroup } from '@stagepass/ui/choice-row/choice-row.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { lifebuoy } from '@stagepass/ui/icon/phosphor/lifebuoy.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import { FormError } from '#platform/forms/form-error.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { type Form, useForm } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
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
  const form = useForm<Report>({
    initial: { reason: undefined, note: '' },
    copy,
    check: ({ reason, note }) => ({
      reason: reason === undefined ? copy.chooseFirst : undefined,
      note: reason === 'other' && note.trim() === '' ? copy.noteNeeded : undefined,
    }),
    send: async ({ reason, note }) => reason && report.mutateAsync({ ...subject, reason, note: note.trim() }),
  });
  const sent = report.data;
  return (
    <Sheet
      onClose={onClose}
      title={sent ? copy.thanksTitle : copy.title[subject.kind]}
      titleHidden={sent !== undefined}
      description={sent ? undefined : copy.lead}
      footer={
        sent ? (
          <Button wide onClick={onClose}>
            {copy.done}
          </Button>
        ) : (
          <div className="grid gap-3">
            {/* Beside the button, where it is seen whichever reason stands where the list was scrolled to. */}
            {form.values.reason === 'self-harm' ? <Danger /> : null}
            <SubmitButton of={form}>{copy.send}</SubmitButton>
          </div>
        )
      }
    >
      {sent ? <Thanks again={sent.again} reason={sent.reason} /> : <ReportForm form={form} />}
    </Sheet>
  );
}

type Report = { reason: ReportReason | undefined; note: string };

function ReportForm({ form }: { form: Form<Report> }) {
  const copy = useCopy(safetyCopy);
  const { reason } = form.values;
  return (
    <form {...form.form} className="grid gap-5">
      <ChoiceGroup
        label={copy.reason}
        choices={order.map((value) => ({ value, ...copy.reasons[value] }))}
        value={reason}
        onChange={(chosen) => form.set({ reason: chosen })}
        error={form.errors.reason}
      />
      <TextArea
        {...form.field('note')}
        label={copy.note}
        hint={reason === 'other' ? undefined : copy.noteOptional}
        maxLength={mostNote}
      />
      <FormError of={form} />
    </form>
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
