// A file as an answer: sent as soon as it is chosen, seen by the club's staff only.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { paperclip } from '@stagepass/ui/icon/phosphor/paperclip.ts';
import { useRef } from 'react';
import { useSending } from '#domains/media/public/use-sending.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { requirementsCopy } from '../../copy.ts';
import { FilePicker } from '../file-picker.tsx';
import { type FieldPartProps, useLabel } from './field-part.ts';

export function FileField({ field, id, value, error, onChange }: FieldPartProps<'file'>) {
  const { play } = useCopy(requirementsCopy);
  const label = useLabel(field);
  const picker = useRef<HTMLInputElement>(null);
  const sending = useSending('file', (file) => onChange(file.id));
  const sent = typeof value === 'string' && value !== '';
  const under = sending.progress;
  const said =
    sending.trouble ??
    (sending.waiting
      ? play.fileWaiting
      : under === undefined
        ? sent
          ? play.fileReady
          : field.help
        : play.fileUploading({ percent: Math.floor(under * 100) }));
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
          {sending.name ?? (sent ? play.fileOther : play.fileChoose)}
        </Button>
        {sent || under !== undefined ? (
          <Button
            variant="ghost"
            size="small"
            onClick={() => {
              sending.stop();
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
      <FilePicker
        field={picker}
        onFile={(file) => {
          // What was sent before is no answer any more, whatever becomes of this one.
          onChange('');
          sending.send(file);
        }}
      />
    </div>
  );
}
