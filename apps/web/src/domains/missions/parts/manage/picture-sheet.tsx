// The picture of a mission: an object that is drawn in the club's color, or an upload.
import type { MissionEditor } from '@stagepass/contract/missions/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { PicturePicker } from '@stagepass/ui/picture-picker/picture-picker.tsx';
import { SegmentedControl } from '@stagepass/ui/segmented-control/segmented-control.tsx';
import { useEffect } from 'react';
import { ObjectChoice } from '#domains/items/public/drawn-object.tsx';
import { pictureTypes } from '#domains/media/public/upload-trouble.ts';
import { useSending } from '#domains/media/public/use-sending.ts';
import { pictureAddress } from '#platform/api/picture-address.ts';
import type { Form } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { missionBuilderCopy } from '../../manage-builder-copy.ts';
import type { MissionForm } from '../../model/manage-draft.ts';

export interface PictureProps {
  form: Form<MissionForm>;
  mission: MissionEditor | null;
  /** It cannot be saved while a picture is on its way. */
  onSending: (isSending: boolean) => void;
}

export function PictureSheet({ form, mission, onSending, onClose }: PictureProps & { onClose: () => void }) {
  const { picture: words } = useCopy(missionBuilderCopy);
  const { from, object, media } = form.values;
  const sending = useSending('picture', (view) =>
    form.set({ from: 'upload', media: { id: view.id, url: view.small_url ?? '' } }),
  );
  const isSending = sending.progress !== undefined;
  useEffect(() => {
    onSending(isSending);
    return () => onSending(false);
  }, [isSending, onSending]);
  const kept = from === 'kept' ? mission?.picture?.medium_url : undefined;
  return (
    <Sheet
      onClose={onClose}
      title={words.heading}
      footer={
        <Button wide disabled={isSending} onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      <div className="grid gap-4">
        <SegmentedControl
          label={words.from}
          segments={[
            { value: 'drawn', label: words.drawn },
            { value: 'upload', label: words.upload },
          ]}
          value={from === 'drawn' ? 'drawn' : 'upload'}
          onChange={(next) =>
            form.set({ from: next === 'upload' && media === null && mission?.picture ? 'kept' : next })
          }
        />
        {from === 'drawn' ? (
          <ObjectChoice value={object} onChange={(next) => form.set({ object: next })} />
        ) : (
          <PicturePicker
            label={words.heading}
            hint={words.hint}
            pickLabel={words.pick}
            removeLabel={words.remove}
            pictureAlt={words.alt}
            accept={pictureTypes}
            value={pictureAddress(media?.url ?? kept)}
            progress={sending.progress}
            error={sending.trouble ?? undefined}
            onChange={(file) => {
              if (file) return sending.send(file);
              sending.stop();
              form.set({ from: 'upload', media: null });
            }}
          />
        )}
      </div>
    </Sheet>
  );
}
