// The bar over anything that is for sale: the way back, its club, and sharing it.
import type { ItemClub } from '@stagepass/contract/items/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { shareFat } from '@stagepass/ui/icon/phosphor/share-fat.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import type { ReactNode } from 'react';
import { ClubPicture } from '#domains/clubs/public/club-picture.tsx';
import { clubPath } from '#domains/clubs/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { BackButton } from '#platform/navigation/back-button.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { share } from '#platform/share/share.ts';
import { auctionsCopy } from '../copy.ts';
import '#domains/clubs/public/club-bar.css';

export interface LotBarProps {
  club: ItemClub | null;
  title: string;
  path: string;
  /** What is shared, for those who hear the button. */
  what?: 'auction' | 'item' | undefined;
  actions?: ReactNode;
}

export function LotBar({ club, title, path, what = 'auction', actions }: LotBarProps) {
  const copy = useCopy(auctionsCopy);
  const above = club === null ? '/discover' : `${clubPath(club.handle)}/market`;
  const press = async () => {
    if ((await share({ title, path })) === 'copied') showToast({ title: copy.shared, tone: 'good' });
  };
  return (
    <TopBar
      leading={<BackButton above={above} />}
      title={
        club === null ? undefined : (
          <Link to={clubPath(club.handle)} className="sp-club-bar">
            <ClubPicture club={club} size={26} round />
            <span dir="auto">{club.name}</span>
          </Link>
        )
      }
      actions={
        <>
          {actions}
          <IconButton label={copy.share[what]} icon={<Icon of={shareFat} />} onClick={() => void press()} />
        </>
      }
    />
  );
}
