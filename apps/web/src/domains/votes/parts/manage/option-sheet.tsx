// One option of a vote: its name, its picture with what it shows, and its place.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { PicturePicker } from '@stagepass/ui/picture-picker/picture-picker.tsx';
import { pictureTypes } from '#domains/media/public/upload-trouble.ts';
import { useSending } from '#domains/media/public/use-sending.ts';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { voteEditorCopy } from '../../manage-copy.ts';
import type { OptionForm } from '../../model/draft.ts';

export interface OptionSheetProps {
  option: OptionForm;
  /** From 0. */
  at: number;
  count: number;
  onChange: (change: Partial<OptionForm>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  onClose: () => void;
}

export function OptionSheet({ option, at, count, onChange, onMove, onRemove, onClose }: OptionSheetProps) {
  const { optionSheet: words } = useCopy(voteEditorCopy);
  const number = at + 1;
  const { picture } = option;
  const sending = useSending('picture', ({ id, small_url, alt }) =>
    onChange({ picture: { id, small_url, alt } }),
  );
  return (
    <Sheet
      onClose={onClose}
      title={words.title({ number })}
      footer={
        <Button wide disabled={sending.progress !== undefined} onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      <div className="grid gap-4">
        <Field
          label={words.label}
          value={option.label}
          maxLength={60}
          onChange={(event) => onChange({ label: event.target.value })}
        />
        <PicturePicker
          label={words.picture}
          hint={words.hint}
          pickLabel={words.pick}
          removeLabel={words.remove}
          pictureAlt={words.alt({ number })}
          accept={pictureTypes}
          value={pictureAddress(picture?.small_url ?? undefined)}
          progress={sending.progress}
          error={sending.trouble ?? undefined}
          onChange={(file) => {
            if (file) return sending.send(file);
            sending.stop();
            onChange({ picture: null });
          }}
        />
        {picture === null ? null : (
          <Field
            label={words.describe}
            hint={words.describeHint}
            value={picture.alt}
            maxLength={500}
            onChange={(event) => onChange({ picture: { ...picture, alt: event.target.value } })}
          />
        )}
        <Places at={at} count={count} onMove={onMove} onRemove={onRemove} onClose={onClose} />
      </div>
    </Sheet>
  );
}

function Places({
  at,
  count,
  onMove,
  onRemove,
  onClose,
}: Pick<OptionSheetProps, 'at' | 'count' | 'onMove' | 'onRemove' | 'onClose'>) {
  const { optionSheet: words } = useCopy(voteEditorCopy);
  const remove = () => {
    onRemove();
    onClose();
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" disabled={at === 0} onClick={() => onMove(at - 1)}>
        {words.up}
      </Button>
      <Button variant="secondary" disabled={at >= count - 1} onClick={() => onMove(at + 1)}>
        {words.down}
      </Button>
      <Button variant="ghost" onClick={remove}>
        {words.delete}
      </Button>
    </div>
  );
}
