// The picture of a campaign: an object that is drawn in the club's color, or an upload.
import { Button } from '@stagepass/ui/button/button.tsx';
import { PicturePicker } from '@stagepass/ui/picture-picker/picture-picker.tsx';
import { SegmentedControl } from '@stagepass/ui/segmented-control/segmented-control.tsx';
import { useState } from 'react';
import { ObjectChoice } from '#domains/items/public/drawn-object.tsx';
import { pictureTypes } from '#domains/media/public/upload-trouble.ts';
import { useSending } from '#domains/media/public/use-sending.ts';
import { pictureAddress } from '#platform/api/picture-address.ts';
import type { Form } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { manageCampaignsCopy } from '../../manage-copy.ts';
import type { CampaignForm } from '../../model/manage-draft.ts';

export function PictureSheet({ form, onClose }: { form: Form<CampaignForm>; onClose: () => void }) {
  const { pictureSheet: words } = useCopy(manageCampaignsCopy);
  const { picture } = form.values;
  const [from, setFrom] = useState<'drawn' | 'upload'>(picture.from === 'upload' ? 'upload' : 'drawn');
  const sending = useSending('picture', (view) =>
    form.set({ picture: { from: 'upload', id: view.id, url: view.small_url ?? '' } }),
  );
  const isSending = sending.progress !== undefined;
  return (
    <Sheet
      onClose={onClose}
      title={words.title}
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
          value={from}
          onChange={setFrom}
        />
        {from === 'drawn' ? (
          <ObjectChoice
            value={picture.from === 'drawn' ? picture.object : 'ticket'}
            onChange={(object) => form.set({ picture: { from: 'drawn', object } })}
          />
        ) : (
          <PicturePicker
            label={words.title}
            hint={words.hint}
            pickLabel={words.pick}
            removeLabel={words.remove}
            pictureAlt={words.alt}
            accept={pictureTypes}
            value={pictureAddress(picture.from === 'upload' ? picture.url : undefined)}
            progress={sending.progress}
            error={sending.trouble ?? undefined}
            onChange={(file) => {
              if (file) return sending.send(file);
              sending.stop();
              form.set({ picture: { from: 'kept' } });
            }}
          />
        )}
      </div>
    </Sheet>
  );
}
