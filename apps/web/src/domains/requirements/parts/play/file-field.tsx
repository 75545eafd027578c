// A file as an answer: sent as soon as it is chosen, seen by the club's staff only.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { paperclip } from '@stagepass/ui/icon/phosphor/paperclip.ts';
import { useRef, useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { requirementsCopy } from '../../copy.ts';
import { sendFile } from '../../data/send-file.ts';
import { type FieldPartProps, useLabel } from './field-part.ts';

type Sending = { name: string; percent: number; failed: boolean };

export function FileField({ field, id, value, error, onChange }: FieldPartProps<'file'>) {
  const { play } = useCopy(requirementsCopy);
  const label = useLabel(field);
  const picker = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState<Sending | null>(null);
  const sent = typeof value === 'string' && value !== '';
  const send = async (file: File) => {
    const show = (percent: number) => setSending({ name: file.name, percent, failed: false });
    show(0);
    try {
      onChange(await sendFile(file, show));
      setSending({ name: file.name, percent: 100, failed: false });
    } catch {
      setSending({ name: file.name, percent: 0, failed: true });
    }
  };
  const said = sending?.failed
    ? play.fileFailed
    : sending !== null && sending.percent < 100
      ? play.fileUploading({ percent: sending.percent })
      : sent
        ? play.fileReady
        : field.help;
  return (
    <div id={id} tabIndex={-1}>
      <span className="sp-field-label" id={`${id}-label`}>
        {label}
      </span>
      <div className="flex flex-wrap items-center gap-3 mt-2">
        <Button
          variant="secondary"
          icon={<Icon of={paperclip} />}
          aria-describedby={`${id}-label ${id}-said`}
          onClick={() => picker.current?.click()}
        >
          {sending?.name ?? play.fileChoose}
        </Button>
        {sent ? (
          <Button
            variant="ghost"
            size="small"
            onClick={() => {
              setSending(null);
              onChange('');
            }}
          >
            {play.fileRemove}
          </Button>
        ) : null}
      </div>
      <p id={`${id}-said`} className="sp-small sp-quiet mt-1.5" aria-live="polite">
        {said}
      </p>
      {error === undefined ? null : (
        <p className="sp-choice-error" role="alert">
          {error}
        </p>
      )}
      <input
        ref={picker}
        type="file"
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void send(file);
          event.target.value = '';
        }}
      />
    </div>
  );
}
