// /operator/announcements: what is said to everybody, now, later and before.
import type { Announcement } from '@stagepass/contract/operations/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { FormError } from '#platform/forms/form-error.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { fromZoneTime, toZoneTime } from '#platform/i18n/zone-times.ts';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { operatorCopy } from '../copy.ts';
import { useAnnounce, useAnnouncements, useRemoveAnnouncement } from '../data/operator.ts';
import { OperatorFrame } from '../parts/operator-frame.tsx';
import { operatorPath } from '../public/paths.ts';

const DAY_MS = 86_400_000;

export function Component() {
  const copy = useCopy(operatorCopy);
  const words = copy.announcements;
  const query = useAnnouncements();
  const [isMaking, setMaking] = useState(false);
  return (
    <OperatorFrame title={words.title} above={operatorPath()}>
      <div className="mb-4">
        <Button onClick={() => setMaking(true)}>{words.add}</Button>
      </div>
      <Answered query={query} copy={copy} failed={copy.loadFailed}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState title={words.none}>{words.noneText}</EmptyState>
          ) : (
            <RowGroup>
              {found.map((one) => (
                <Row key={one.id} announcement={one} />
              ))}
            </RowGroup>
          )
        }
      </Answered>
      <More query={query} />
      {isMaking ? <NewSheet onClose={() => setMaking(false)} /> : null}
    </OperatorFrame>
  );
}

function Row({ announcement: { id, title, starts_at, ends_at } }: { announcement: Announcement }) {
  const copy = useCopy(operatorCopy);
  const { tag } = useLocale();
  const words = copy.announcements;
  const remove = useRemoveAnnouncement();
  const perform = () =>
    remove.mutateAsync(id).then(
      () => showToast({ title: words.removed, tone: 'good' }),
      (error: unknown) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
    );
  return (
    <ListRow
      title={title}
      detail={words.when({ from: momentIn(tag, starts_at), to: momentIn(tag, ends_at) })}
      trailing={
        <Button
          size="small"
          variant="ghost"
          loading={remove.isPending}
          aria-label={words.removeOf({ title })}
          onClick={() => void perform()}
        >
          {words.remove}
        </Button>
      }
    />
  );
}

function NewSheet({ onClose }: { onClose: () => void }) {
  const copy = useCopy(operatorCopy);
  const words = copy.announcements;
  const announce = useAnnounce();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [now] = useState(() => Date.now());
  const form = useForm({
    initial: {
      title: '',
      text: '',
      starts_at: toZoneTime(new Date(now).toISOString(), zone),
      ends_at: toZoneTime(new Date(now + DAY_MS).toISOString(), zone),
    },
    copy,
    check: ({ title, starts_at, ends_at }) => ({
      title: title.trim() === '' ? words.wrong : undefined,
      ends_at: ends_at <= starts_at ? words.wrong : undefined,
    }),
    send: async ({ title, text, ...when }) => {
      const starts_at = fromZoneTime(when.starts_at, zone) ?? '';
      const ends_at = fromZoneTime(when.ends_at, zone) ?? '';
      await announce.mutateAsync({ title, text, starts_at, ends_at });
      showToast({ title: words.published, tone: 'good' });
      onClose();
    },
  });
  return (
    <Sheet
      onClose={onClose}
      title={words.add}
      footer={<SubmitButton of={form}>{words.publish}</SubmitButton>}
    >
      <form {...form.form} className="grid gap-4">
        <Field {...form.field('title')} label={words.name} maxLength={80} autoComplete="off" />
        <TextArea {...form.field('text')} label={words.text} maxLength={500} />
        <Field {...form.field('starts_at')} label={words.starts} type="datetime-local" />
        <Field {...form.field('ends_at')} label={words.ends} type="datetime-local" />
        <FormError of={form} />
      </form>
    </Sheet>
  );
}
