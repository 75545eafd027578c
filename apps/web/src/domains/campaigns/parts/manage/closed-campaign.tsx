// A campaign that is over: how many took part, who won, and the ways to all winners and to the proof.
import type { CampaignEditor, CampaignView, CampaignWinner } from '@stagepass/contract/campaigns/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { userPath } from '#domains/users/public/paths.ts';
import { PersonAvatar } from '#domains/users/public/person-avatar.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { momentIn, numberIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Link } from '#platform/navigation/link.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { campaignCopy } from '../../copy.ts';
import { useCampaign, useWinners } from '../../data/campaigns.ts';
import { manageCampaignsCopy } from '../../manage-copy.ts';
import { campaignProofPath, campaignWinnersPath } from '../../public/paths.ts';
import { rewardTitle } from '../campaign-rewards.tsx';
import { CampaignPage } from './campaign-page.tsx';
import { SavedPreview } from './campaign-preview.tsx';
import { ClubsSection } from './clubs-section.tsx';
import { MissionsSection } from './missions-section.tsx';

/** The rest is a tap away. */
const SHOWN_WINNERS = 5;

export interface ClosedCampaignProps {
  club: ClubView;
  campaign: CampaignEditor;
  onEdit: () => void;
}

export function ClosedCampaign({ club, campaign, onEdit }: ClosedCampaignProps) {
  const { results: words } = useCopy(manageCampaignsCopy);
  const { tag } = useLocale();
  const view = useCampaign(campaign.id);
  return (
    <CampaignPage
      club={club}
      campaign={campaign}
      title={campaign.title}
      notice={
        campaign.closes_at === null ? null : (
          <p className="sp-quiet">{words.closed({ time: momentIn(tag, campaign.closes_at) })}</p>
        )
      }
      dock={null}
    >
      <Answered query={view} failed={words.failed}>
        {(known) => <Results campaign={campaign} view={known} />}
      </Answered>
      <section className="grid gap-3" aria-label={words.about}>
        <h2 className="sp-field-label">{words.about}</h2>
        <SavedPreview campaign={campaign} />
        {campaign.can.edit ? (
          <Button variant="secondary" size="small" onClick={onEdit}>
            {words.edit}
          </Button>
        ) : null}
      </section>
      <ClubsSection club={club} campaign={campaign} />
      <MissionsSection campaign={campaign} />
    </CampaignPage>
  );
}

function Results({ campaign, view }: { campaign: CampaignEditor; view: CampaignView }) {
  const { results: words } = useCopy(manageCampaignsCopy);
  const { tag } = useLocale();
  const hasRaffle = campaign.rewards.some(({ way }) => way === 'raffle');
  const given = campaign.rewards.reduce((sum, reward) => sum + reward.given, 0);
  return (
    <>
      <section aria-label={words.title}>
        <h2 className="sp-field-label">{words.title}</h2>
        <dl className="sp-campaign-figures">
          <Figure name={words.tookPart} value={numberIn(tag, view.taking_part)} />
          {hasRaffle ? <Figure name={words.inDraw} value={numberIn(tag, view.entrants)} /> : null}
          <Figure name={words.given} value={numberIn(tag, given)} />
        </dl>
      </section>
      <Winners view={view} hasRaffle={hasRaffle} />
    </>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Winners({ view, hasRaffle }: { view: CampaignView; hasRaffle: boolean }) {
  const { results: words } = useCopy(manageCampaignsCopy);
  const query = useWinners(view.id);
  return (
    <section className="grid gap-3" aria-label={words.winners}>
      <h2 className="sp-field-label">{words.winners}</h2>
      <Answered query={query} failed={words.winnersFailed}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="sp-small sp-quiet">{words.nobody}</p>
          ) : (
            <RowGroup>
              {rows.slice(0, SHOWN_WINNERS).map((winner) => (
                <WinnerRow key={`${winner.reward_id} ${winner.place}`} view={view} winner={winner} />
              ))}
            </RowGroup>
          )
        }
      </Answered>
      <div className="flex flex-wrap gap-2">
        <WayTo to={campaignWinnersPath(view.id)}>{words.all}</WayTo>
        {hasRaffle ? <WayTo to={campaignProofPath(view.id)}>{words.proof}</WayTo> : null}
      </div>
    </section>
  );
}

function WayTo({ to, children }: { to: string; children: string }) {
  return (
    <Button variant="secondary" size="small" render={(anatomy) => <Link to={to} {...anatomy} />}>
      {children}
    </Button>
  );
}

function WinnerRow({ view, winner: { user, reward_id } }: { view: CampaignView; winner: CampaignWinner }) {
  const { results: words } = useCopy(manageCampaignsCopy);
  const copy = useCopy(campaignCopy);
  const reward = view.rewards.find(({ id }) => id === reward_id);
  const detail = reward === undefined ? undefined : rewardTitle(reward, copy);
  if (user === null) return <ListRow title={words.gone} detail={detail} />;
  return (
    <ListRow
      title={<bdi>{user.display_name}</bdi>}
      detail={detail}
      leading={<PersonAvatar person={user} size={40} />}
      leads
      render={(anatomy) => <Link to={userPath(user.user_name ?? user.id)} {...anatomy} />}
    />
  );
}
