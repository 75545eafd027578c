// The bar over a mission: the way back, its club, and sharing it.
import type { MissionView } from '@stagepass/contract/missions/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { pencilSimple } from '@stagepass/ui/icon/phosphor/pencil-simple.ts';
import { shareFat } from '@stagepass/ui/icon/phosphor/share-fat.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { ClubPicture } from '#domains/clubs/public/club-picture.tsx';
import { clubPath } from '#domains/clubs/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { BackButton } from '#platform/navigation/back-button.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { share } from '#platform/share/share.ts';
import { missionPageCopy } from '../page-copy.ts';
import { clubMissionsPath, manageMissionsPath, sharedMissionPath } from '../public/paths.ts';
import '#domains/clubs/public/club-bar.css';

export function MissionBar({ mission }: { mission: MissionView }) {
  const copy = useCopy(missionPageCopy);
  const { club, id, title } = mission;
  const press = async () => {
    const outcome = await share({ title, path: sharedMissionPath(id) });
    if (outcome === 'copied') showToast({ title: copy.shared, tone: 'good' });
  };
  return (
    <TopBar
      leading={<BackButton above={clubMissionsPath(club.handle)} />}
      title={
        <Link to={clubPath(club.handle)} className="sp-club-bar">
          <ClubPicture club={club} size={26} round />
          <span dir="auto">{club.name}</span>
        </Link>
      }
      actions={
        <>
          {mission.can.edit ? (
            <IconButton
              label={copy.edit}
              icon={<Icon of={pencilSimple} />}
              render={(anatomy) => (
                <Link to={`${manageMissionsPath(club.handle)}?mission=${id}`} {...anatomy} />
              )}
            />
          ) : null}
          <IconButton label={copy.share} icon={<Icon of={shareFat} />} onClick={() => void press()} />
        </>
      }
    />
  );
}
