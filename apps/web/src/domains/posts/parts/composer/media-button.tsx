// Adds pictures or a video to a draft: one picker of the phone for both.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { image } from '@stagepass/ui/icon/phosphor/image.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { type RefObject, useEffect, useRef } from 'react';
import { fileTrouble, isVideoFile, pictureTypes, videoTypes } from '#domains/media/public/upload-trouble.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { useSearch } from '#platform/navigation/use-search.ts';
import { composerCopy } from '../../composer-copy.ts';
import { addFiles } from '../../data/draft-uploads.ts';
import { limits } from '../../model/post-choices.ts';
import type { PostDraft } from '../../model/post-draft.ts';

export function MediaButton({ place, draft }: { place: string; draft: PostDraft }) {
  const copy = useCopy(composerCopy);
  const picker = useRef<HTMLInputElement>(null);
  const add = useAdd(place, draft);
  useAskedPictures(picker);
  return (
    <>
      {/* Out of sight and out of the tab order: the button is what people press. */}
      <input
        ref={picker}
        type="file"
        hidden
        accept={`${pictureTypes},${videoTypes}`}
        multiple
        onChange={(event) => {
          add([...(event.target.files ?? [])]);
          // The same file can be chosen again after it was taken out.
          event.target.value = '';
        }}
      />
      <Button
        variant="secondary"
        aria-label={copy.addMedia}
        icon={<Icon of={image} />}
        onClick={() => picker.current?.click()}
      >
        {copy.pictures}
      </Button>
    </>
  );
}

/** Takes as many as fit, and says what did not. */
function useAdd(place: string, draft: PostDraft): (files: File[]) => void {
  const copy = useCopy(composerCopy).media;
  return (files) => {
    const sound = files.filter((file) => {
      const trouble = fileTrouble(file);
      if (trouble) showToast({ title: trouble, description: file.name, tone: 'bad' });
      return trouble === null;
    });
    const hasVideo = draft.media.some(({ kind }) => kind === 'video');
    const addsVideo = sound.some(isVideoFile);
    if ((hasVideo && sound.length > 0) || (addsVideo && draft.media.length + sound.length > 1))
      return void showToast({ title: copy.notBoth, tone: 'bad' });
    const room = Math.max(0, limits.pictures - draft.media.length);
    if (sound.length > room) showToast({ title: copy.tooMany, tone: 'bad' });
    addFiles(place, sound.slice(0, room));
  };
}

/** The picture button of the feed leads here: the phone's picker opens where the browser lets it. */
function useAskedPictures(input: RefObject<HTMLInputElement | null>): void {
  const [search, change] = useSearch();
  const asked = search.get('add') === 'pictures';
  useEffect(() => {
    if (!asked) return;
    change({ add: null });
    input.current?.click();
  }, [asked, change, input]);
}
