// A club's picture or cover: chosen, sent with its progress, put up at once, or taken down.
import { PicturePicker } from '@stagepass/ui/picture-picker/picture-picker.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { pictureTypes } from '#domains/media/public/upload-trouble.ts';
import { useSending } from '#domains/media/public/use-sending.ts';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { type ClubPrint, useSetPrint } from '../../data/change-club.ts';
import type { ClubView } from '../../public/use-club.ts';
import { settingsCopy } from '../../settings-copy.ts';

const ratios = { picture: 1, cover: 16 / 9 } as const satisfies Record<ClubPrint, number>;

export function PrintField({ club, which }: { club: ClubView; which: ClubPrint }) {
  const copy = useCopy(settingsCopy);
  const set = useSetPrint(club.id, which);
  const put = (media_id: string | null) =>
    set.mutate(media_id, {
      onSuccess: () =>
        showToast({ title: media_id === null ? copy.pictureGone : copy.pictureSaved, tone: 'good' }),
    });
  const sending = useSending('picture', (view) => put(view.id));
  const refused = set.isError ? errorSentence(copy, set.error) : undefined;
  const words =
    which === 'picture'
      ? {
          label: copy.picture,
          hint: copy.pictureHelp,
          pickLabel: copy.pictureAdd,
          removeLabel: copy.pictureRemove,
          pictureAlt: copy.pictureAlt,
        }
      : {
          label: copy.cover,
          hint: copy.coverHelp,
          pickLabel: copy.coverAdd,
          removeLabel: copy.coverRemove,
          pictureAlt: copy.coverAlt,
        };
  const shown = which === 'picture' ? club.picture?.large_url : club.cover_url;
  return (
    <PicturePicker
      {...words}
      accept={pictureTypes}
      ratio={ratios[which]}
      value={pictureAddress(shown)}
      progress={sending.progress ?? (set.isPending ? 1 : undefined)}
      disabled={set.isPending}
      error={sending.trouble ?? refused}
      onChange={(file) => {
        set.reset();
        if (file) return sending.send(file);
        sending.stop();
        put(null);
      }}
    />
  );
}
