// /campaign/{id}: one campaign, for everybody: how far the viewer is, its missions, its rewards, who is ahead.
import type { CampaignView } from '@stagepass/contract/campaigns/shapes.ts';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { info } from '@stagepass/ui/icon/phosphor/info.ts';
import { pencilSimple } from '@stagepass/ui/icon/phosphor/pencil-simple.ts';
import { shareFat } from '@stagepass/ui/icon/phosphor/share-fat.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { clubPath } from '#domains/clubs/public/paths.ts';
import { ReportButton } from '#domains/safety/public/report-button.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { BackButton } from '#platform/navigation/back-button.tsx';
import { LazyMainTabs } from '#platform/navigation/lazy-main-tabs.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { withNext } from '#platform/navigation/next.ts';
import { share } from '#platform/share/share.ts';
import { useOpenSubject } from '#platform/subjects/open-subjects.ts';
import { useTitle } from '#platform/title/title.ts';
import { campaignCopy } from '../copy.ts';
import { useLiveCampaign } from '../data/campaigns.ts';
import { useOwnSeed } from '../data/own-seed.ts';
import { CampaignBoard } from '../parts/campaign-board.tsx';
import { CampaignFrame } from '../parts/campaign-frame.tsx';
import { CampaignHero } from '../parts/campaign-hero.tsx';
import { CampaignMissions } from '../parts/campaign-missions.tsx';
import { CampaignProgress } from '../parts/campaign-progress.tsx';
import { CampaignRewards } from '../parts/campaign-rewards.tsx';
import { campaignPath, manageCampaignsPath } from '../public/paths.ts';

export function Component() {
  return (
    <CampaignFrame>
      {(campaign, { heardAt, refetch }) => (
        <Campaign key={campaign.id} campaign={campaign} heardAt={heardAt} onEnd={refetch} />
      )}
    </CampaignFrame>
  );
}

interface CampaignProps {
  campaign: CampaignView;
  heardAt: number;
  onEnd: () => void;
}

function Campaign({ campaign, heardAt, onEnd }: CampaignProps) {
  const copy = useCopy(campaignCopy);
  useTitle(campaign.title);
  useOpenSubject('campaign', campaign.id);
  useLiveCampaign(campaign.id);
  useOwnSeed(campaign);
  return (
    <GelScope hue={campaign.club.hue}>
      <Screen>
        <TopBar
          surface="art"
          leading={<BackButton above="/discover" surface="art" />}
          actions={<Acts campaign={campaign} />}
        />
        <ScreenBody>
          <CampaignHero campaign={campaign} heardAt={heardAt} onEnd={onEnd} />
          {campaign.hidden ? (
            <div className="mt-3">
              <Notice tone="warn">{copy.hidden}</Notice>
            </div>
          ) : null}
          <CampaignProgress campaign={campaign} />
          <WayIn campaign={campaign} />
          <CampaignMissions campaign={campaign} />
          <CampaignRewards campaign={campaign} />
          {campaign.story === '' ? null : (
            <p className="sp-campaign-story" dir="auto">
              {campaign.story}
            </p>
          )}
          <CampaignBoard campaign={campaign} />
          {campaign.can.edit ? null : (
            <ReportButton
              subject={{ kind: 'campaign', id: campaign.id }}
              path={campaignPath(campaign.id)}
              label={copy.report}
            />
          )}
        </ScreenBody>
        <LazyMainTabs current="discover" />
      </Screen>
    </GelScope>
  );
}

function Acts({ campaign: { id, title, edit_at } }: { campaign: CampaignView }) {
  const copy = useCopy(campaignCopy);
  const press = async () => {
    const outcome = await share({ title, path: campaignPath(id) });
    if (outcome === 'copied') showToast({ title: copy.shared, tone: 'good' });
  };
  return (
    <>
      {edit_at !== null ? (
        <IconButton
          label={copy.edit}
          surface="art"
          icon={<Icon of={pencilSimple} />}
          render={(anatomy) => <Link to={manageCampaignsPath(edit_at, id)} {...anatomy} />}
        />
      ) : null}
      <IconButton
        label={copy.share}
        surface="art"
        icon={<Icon of={shareFat} />}
        onClick={() => void press()}
      />
    </>
  );
}

/** Visitors sign in; whoever is not in all of the clubs is led to the next one, and comes back here after joining. */
function WayIn({ campaign: { id, mine, join, joined, state } }: { campaign: CampaignView }) {
  const copy = useCopy(campaignCopy);
  if (state === 'closed' || state === 'drawing') return null;
  if (mine === null)
    return (
      <div className="mt-3">
        <LinkButton to={withNext('/auth', campaignPath(id))} wide>
          {copy.signIn}
        </LinkButton>
      </div>
    );
  if (join === null) return null;
  const club = join.name;
  const to = withNext(clubPath(join.handle), campaignPath(id));
  if (join.invite_only)
    return (
      <div className="mt-3 grid gap-3">
        <Notice tone="plain" icon={<Icon of={info} weight="fill" />}>
          {(joined ? copy.needsInviteMore : copy.needsInvite)({ club })}
        </Notice>
        <LinkButton to={to} wide variant="secondary">
          {copy.viewClub({ club })}
        </LinkButton>
      </div>
    );
  return (
    <div className="mt-3">
      <LinkButton to={to} wide variant={joined ? 'secondary' : 'primary'}>
        {(joined ? copy.joinMore : copy.join)({ club })}
      </LinkButton>
    </div>
  );
}
