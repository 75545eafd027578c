// The third step: the gel, with the club's poster lit in it while it is chosen; a cover of one's own if there is one.
import { PicturePicker } from '@stagepass/ui/picture-picker/picture-picker.tsx';
import { pictureTypes } from '#domains/media/public/upload-trouble.ts';
import { useSending } from '#domains/media/public/use-sending.ts';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { createCopy } from '../../create-copy.ts';
import { GelField } from '../../public/gel-field.tsx';
import { ClubPreview } from './club-preview.tsx';
import type { CreateStepProps } from './create-step.ts';
import { GelThemes } from './gel-themes.tsx';

export function GelStep({ draft, edit }: CreateStepProps) {
  const copy = useCopy(createCopy);
  const sending = useSending('picture', (view) =>
    edit({ cover: { media_id: view.id, url: view.medium_url ?? view.small_url ?? '' } }),
  );
  return (
    <>
      <ClubPreview draft={draft} />
      <GelThemes tier={draft.tiers.at(-1)?.text ?? ''} />
      <div className="mt-3.5">
        <GelField hue={draft.hue} onChange={(hue) => edit({ hue })} />
      </div>
      <div className="mt-6">
        <PicturePicker
          label={copy.cover}
          hint={copy.coverHelp}
          pickLabel={copy.coverAdd}
          removeLabel={copy.coverRemove}
          pictureAlt={copy.coverAlt}
          accept={pictureTypes}
          ratio={16 / 9}
          value={pictureAddress(draft.cover?.url)}
          progress={sending.progress}
          error={sending.trouble ?? undefined}
          onChange={(file) => {
            if (file) return sending.send(file);
            sending.stop();
            edit({ cover: null });
          }}
        />
      </div>
    </>
  );
}
