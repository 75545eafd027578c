// The print on a pack: chosen, sent with its progress, taken off again.
import type { GachaPool } from '@stagepass/contract/gacha/shapes.ts';
import { PicturePicker } from '@stagepass/ui/picture-picker/picture-picker.tsx';
import { pictureTypes } from '#domains/media/public/upload-trouble.ts';
import { useSending } from '#domains/media/public/use-sending.ts';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { manageGachaCopy } from '../../manage-copy.ts';
import type { PoolDraft } from '../../model/pool-draft.ts';

export interface PackPrintProps {
  draft: PoolDraft;
  pool: GachaPool | null;
  onChange: (part: Partial<PoolDraft>) => void;
}

/** What is to be seen on the pack now; undefined for the one that the house draws. */
export function shownPrint(draft: PoolDraft, pool: GachaPool | null): string | undefined {
  return draft.picture_media_id === undefined ? pool?.picture?.medium_url : draft.picture_url;
}

export function PackPrint({ draft, pool, onChange }: PackPrintProps) {
  const copy = useCopy(manageGachaCopy);
  const sending = useSending('picture', (view) =>
    onChange({ picture_media_id: view.id, picture_url: view.medium_url ?? undefined }),
  );
  return (
    <PicturePicker
      label={copy.picture}
      hint={copy.pictureHint}
      pickLabel={copy.pictureAdd}
      removeLabel={copy.pictureRemove}
      pictureAlt={copy.pictureAlt}
      accept={pictureTypes}
      ratio={208 / 248}
      value={pictureAddress(shownPrint(draft, pool))}
      progress={sending.progress}
      error={sending.trouble ?? undefined}
      onChange={(file) => {
        if (file) return sending.send(file);
        sending.stop();
        onChange({ picture_media_id: null, picture_url: undefined });
      }}
    />
  );
}
