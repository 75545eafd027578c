// The own picture: chosen, cut, sent with its progress, or taken away.
import { Avatar } from '@stagepass/ui/avatar/avatar.tsx';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { camera } from '@stagepass/ui/icon/phosphor/camera.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useRef, useState } from 'react';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { usersCopy } from '../copy.ts';
import type { OpenPicture } from '../data/cut-picture.ts';
import { type OwnProfile, useRemovePicture, useSendPicture } from '../data/own-profile.ts';
import type { Crop } from '../model/crop.ts';

const CropDrawer = latePart(() => import('./crop-drawer.tsx'), 'CropDrawer', null);
const cutting = () => import('../data/cut-picture.ts');

export function PictureField({
  profile,
  bare = false,
}: {
  profile: OwnProfile;
  /** Only the buttons: the picture itself is shown elsewhere. */
  bare?: boolean;
}) {
  const copy = useCopy(usersCopy);
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<OpenPicture | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [sent, setSent] = useState<number | null>(null);
  const send = useSendPicture(setSent);
  const remove = useRemovePicture();

  const open = async (file: File) => {
    setTrouble(null);
    const { MAX_FILE_BYTES, openPicture } = await cutting();
    if (file.size > MAX_FILE_BYTES) return setTrouble(copy.picture.tooLarge);
    try {
      setPicture(await openPicture(file));
    } catch {
      setTrouble(copy.errors['users.picture-unreadable']);
    }
  };
  const close = () => {
    if (picture) URL.revokeObjectURL(picture.url);
    setPicture(null);
    setSent(null);
    setTrouble(null);
  };
  const use = async (crop: Crop) => {
    if (!picture) return;
    setTrouble(null);
    setSent(0);
    try {
      const { cutPicture } = await cutting();
      await send.mutateAsync(await cutPicture(picture, crop));
      close();
    } catch (error) {
      setSent(null);
      setTrouble(errorSentence(copy, error));
    }
  };

  return (
    <div>
      <div className="flex flex-wrap items-center gap-4">
        {bare ? null : (
          <Avatar
            name={profile.display_name}
            src={pictureAddress(profile.avatar?.large_url)}
            size={96}
            decorative
          />
        )}
        <div className={`flex flex-1 flex-wrap gap-2 ${bare ? 'justify-center' : ''}`}>
          <Button
            variant="secondary"
            size="small"
            icon={<Icon of={camera} />}
            onClick={() => input.current?.click()}
          >
            {profile.avatar ? copy.picture.change : copy.picture.choose}
          </Button>
          {profile.avatar ? (
            <Button
              variant="ghost"
              size="small"
              loading={remove.isPending}
              onClick={() =>
                remove.mutate(undefined, {
                  onSuccess: () => showToast({ title: copy.picture.removed }),
                  onError: (error) => setTrouble(errorSentence(copy, error)),
                })
              }
            >
              {copy.picture.remove}
            </Button>
          ) : null}
        </div>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={copy.picture.choose}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Choosing the same file again must count as a choice.
          event.target.value = '';
          if (file) void open(file);
        }}
      />
      {trouble !== null && !picture ? (
        <p className="sp-small mt-2 text-bad" role="alert">
          {trouble}
        </p>
      ) : null}
      {picture ? (
        <CropDrawer
          picture={picture}
          sent={sent}
          trouble={trouble}
          onUse={(crop) => void use(crop)}
          onClose={close}
        />
      ) : null}
    </div>
  );
}
