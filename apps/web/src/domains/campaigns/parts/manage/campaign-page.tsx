// The frame of a campaign's management: the way back, the way to its page, its title, and that it is hidden.
import type { CampaignEditor } from '@stagepass/contract/campaigns/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { eye } from '@stagepass/ui/icon/phosphor/eye.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import type { ReactNode } from 'react';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { LeaveGuard } from '#platform/navigation/leave-guard.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { useTitle } from '#platform/title/title.ts';
import { manageCampaignsCopy } from '../../manage-copy.ts';
import { campaignPath, manageCampaignsPath } from '../../public/paths.ts';
import './manage-campaigns.css';

export interface CampaignPageProps {
  club: ClubView;
  /** Null for a new one. */
  campaign: CampaignEditor | null;
  title: string;
  notice?: ReactNode;
  children: ReactNode;
  dock: ReactNode;
  /** Leaving would lose something typed. */
  dirty?: boolean;
}

export function CampaignPage({ club, campaign, title, notice, children, dock, dirty }: CampaignPageProps) {
  const copy = useCopy(manageCampaignsCopy);
  useTitle(title);
  return (
    <Screen>
      <TopBar
        leading={<LeaveGuard dirty={dirty ?? false} above={manageCampaignsPath(club.handle)} copy={copy} />}
        title={<span dir="auto">{club.name}</span>}
        actions={
          campaign === null ? null : (
            <IconButton
              label={copy.viewPage}
              icon={<Icon of={eye} />}
              render={(anatomy) => <Link to={campaignPath(campaign.id)} {...anatomy} />}
            />
          )
        }
      />
      <ScreenBody>
        <h1 className="sp-display mb-4" dir="auto">
          {title}
        </h1>
        {notice}
        {campaign === null ? null : <Hidden campaign={campaign} />}
        <div className="sp-campaign-form mt-4">{children}</div>
      </ScreenBody>
      {dock}
    </Screen>
  );
}

function Hidden({ campaign: { hidden } }: { campaign: CampaignEditor }) {
  const copy = useCopy(manageCampaignsCopy);
  if (hidden === null) return null;
  const { reason } = hidden;
  return (
    <div className="mt-3">
      <Notice tone="warn">
        {reason === '' ? copy.hiddenWaits : copy.hiddenText}
        {reason === '' ? null : <span dir="auto"> {copy.hiddenReason({ reason })}</span>}
      </Notice>
    </div>
  );
}
