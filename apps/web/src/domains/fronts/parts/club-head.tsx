// The bar over a club's hero: the way back, sharing, and the menu with everything else about the club.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { chatCircle } from '@stagepass/ui/icon/phosphor/lean/chat-circle.ts';
import { dotsThree } from '@stagepass/ui/icon/phosphor/lean/dots-three.ts';
import { shareFat } from '@stagepass/ui/icon/phosphor/lean/share-fat.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { useState } from 'react';
import { clubMessagesPath } from '#domains/chat/public/paths.ts';
import { myClubsPath } from '#domains/clubs/public/paths.ts';
import { shareClub } from '#domains/clubs/public/share-club.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { BackButton } from '#platform/navigation/back-button.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { useSession } from '#platform/session/session.ts';
import { clubFrontCopy } from '../club-front-copy.ts';

const ClubMenu = latePart(() => import('./club-menu.tsx'), 'ClubMenu', null);

export function ClubHead({ club }: { club?: ClubView | undefined }) {
  const session = useSession();
  const above = session ? myClubsPath() : '/discover';
  return (
    <TopBar
      surface="art"
      leading={<BackButton above={above} surface="art" />}
      actions={club ? <Acts club={club} /> : undefined}
    />
  );
}

function Acts({ club }: { club: ClubView }) {
  const copy = useCopy(clubFrontCopy);
  // Kept once it was fetched, so that it closes with its motion.
  const [menu, setMenu] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      {club.viewer.can.see_inside && club.viewer.role !== 'visitor' && club.viewer.role !== 'guest' ? (
        <IconButton
          label={copy.messages({ club: club.name })}
          surface="art"
          icon={<Icon of={chatCircle} />}
          render={(anatomy) => <Link {...anatomy} to={clubMessagesPath(club.handle)} />}
        />
      ) : null}
      <IconButton
        label={copy.share({ club: club.name })}
        surface="art"
        icon={<Icon of={shareFat} />}
        onClick={() => void shareClub(club)}
      />
      <IconButton
        label={copy.menu({ club: club.name })}
        surface="art"
        icon={<Icon of={dotsThree} weight="bold" />}
        aria-haspopup="dialog"
        onPointerDown={ClubMenu.expect}
        onFocus={ClubMenu.expect}
        onClick={() => setMenu('open')}
      />
      {menu === 'never' ? null : (
        <ClubMenu
          club={club}
          open={menu === 'open'}
          onOpenChange={(open) => setMenu(open ? 'open' : 'closed')}
        />
      )}
    </>
  );
}
