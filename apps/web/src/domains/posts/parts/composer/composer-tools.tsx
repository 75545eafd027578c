// What can be added to a draft: pictures, a video, somebody's name.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { at } from '@stagepass/ui/icon/phosphor/at.ts';
import { image } from '@stagepass/ui/icon/phosphor/image.ts';
import { videoCamera } from '@stagepass/ui/icon/phosphor/video-camera.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { type RefObject, useEffect, useRef } from 'react';
import { fileTrouble, isVideoFile, pictureTypes, videoTypes } from '#domains/media/public/upload-trouble.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { useSearch } from '#platform/navigation/use-search.ts';
import { composerCopy } from '../../composer-copy.ts';
import { addFiles } from '../../data/draft-uploads.ts';
import { limits } from '../../model/post-choices.ts';
import type { PostDraft } from '../../model/post-draft.ts';

export interface ComposerToolsProps {
  place: string;
  draft: PostDraft;
  onChange: (change: Partial<PostDraft>) => void;
}

export function ComposerTools({ place, draft, onChange }: ComposerToolsProps) {
  const copy = useCopy(composerCopy);
  const pictures = useRef<HTMLInputElement>(null);
  const video = useRef<HTMLInputElement>(null);
  const add = useAdd(place, draft);
  useAskedPictures(pictures);
  const mention = () => {
    const field = document.querySelector<HTMLTextAreaElement>('textarea[data-composer]');
    const caret = field?.selectionStart ?? draft.text.length;
    const before = draft.text.slice(0, caret);
    const sign = before === '' || /\s$/.test(before) ? '@' : ' @';
    onChange({ text: before + sign + draft.text.slice(caret) });
    requestAnimationFrame(() => {
      field?.focus();
      field?.setSelectionRange(caret + sign.length, caret + sign.length);
    });
  };
  return (
    <fieldset className="sp-composer-tools" aria-label={copy.tools}>
      <FileInput input={pictures} accept={pictureTypes} multiple onFiles={add} />
      <FileInput input={video} accept={videoTypes} onFiles={add} />
      <IconButton
        label={copy.addPictures}
        icon={<Icon of={image} />}
        onClick={() => pictures.current?.click()}
      />
      <IconButton
        label={copy.addVideo}
        icon={<Icon of={videoCamera} />}
        onClick={() => video.current?.click()}
      />
      <IconButton label={copy.addMention} icon={<Icon of={at} />} onClick={mention} />
    </fieldset>
  );
}

interface FileInputProps {
  input: RefObject<HTMLInputElement | null>;
  accept: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
}

/** Out of sight and out of the tab order: its button is what people press. */
function FileInput({ input, accept, multiple = false, onFiles }: FileInputProps) {
  return (
    <input
      ref={input}
      type="file"
      hidden
      accept={accept}
      multiple={multiple}
      onChange={(event) => {
        onFiles([...(event.target.files ?? [])]);
        // The same file can be chosen again after it was taken out.
        event.target.value = '';
      }}
    />
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
