// A club's campaigns on three shelves: those that are made or run, invitations of other clubs, and those that closed.
import type { CampaignShelf } from '@stagepass/contract/campaigns/kinds.ts';
import type { ManagedCampaign } from '@stagepass/contract/campaigns/shapes.ts';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { plus } from '@stagepass/ui/icon/phosphor/plus.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { Dock, Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { SegmentedControl } from '@stagepass/ui/segmented-control/segmented-control.tsx';
import { ClubBar } from '#domains/clubs/public/club-bar.tsx';
import { ClubPicture } from '#domains/clubs/public/club-picture.tsx';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { useTitle } from '#platform/title/title.ts';
import { useManagedCampaigns } from '../../data/manage.ts';
import { manageCampaignsCopy } from '../../manage-copy.ts';
import { manageCampaignsPath } from '../../public/paths.ts';
import './manage-campaigns.css';

const campaignShelves = ['current', 'invitations', 'closed'] as const satisfies readonly CampaignShelf[];

export function CampaignShelves({ club }: { club: ClubView }) {
  const copy = useCopy(manageCampaignsCopy);
  useTitle(copy.title);
  const [search, change] = useSearch();
  const shelf = campaignShelves.find((one) => one === search.get('shelf')) ?? 'current';
  const query = useManagedCampaigns(club.id, shelf);
  return (
    <Screen>
      <ClubBar club={club} above={clubScreenPath(club.handle, 'manage')} />
      <ScreenBody>
        <h1 className="sp-display">{copy.title}</h1>
        <p className="sp-small sp-quiet mt-2 mb-4">{copy.lead}</p>
        <SegmentedControl
          label={copy.shelves}
          segments={campaignShelves.map((value) => ({ value, label: copy[value] }))}
          value={shelf}
          onChange={(next) => change({ shelf: next === 'current' ? null : next })}
        />
        <div className="mt-3.5">
          <Answered query={query} copy={copy} failed={copy.failed}>
            {(rows) =>
              rows.length === 0 ? (
                <EmptyState title={copy.empty[shelf].title} picture={<Illustration name="rail" />}>
                  {copy.empty[shelf].text}
                </EmptyState>
              ) : (
                <>
                  <RowGroup>
                    {rows.map((campaign) => (
                      <Row key={campaign.id} handle={club.handle} campaign={campaign} />
                    ))}
                  </RowGroup>
                  <More query={query} />
                </>
              )
            }
          </Answered>
        </div>
      </ScreenBody>
      <Dock>
        <LinkButton to={manageCampaignsPath(club.handle, 'new')} wide icon={<Icon of={plus} weight="bold" />}>
          {copy.create}
        </LinkButton>
      </Dock>
    </Screen>
  );
}

function Row({ handle, campaign }: { handle: string; campaign: ManagedCampaign }) {
  const copy = useCopy(manageCampaignsCopy);
  const { id, title, club, state, missions, picture } = campaign;
  const src = pictureAddress(picture?.small_url);
  return (
    <ListRow
      title={<span dir="auto">{title}</span>}
      detail={`${copy.row({ state: copy.states[state], club: club.name })} · ${copy.rowMissions({ count: missions })}`}
      leading={
        src === undefined ? (
          <ClubPicture club={club} size={44} />
        ) : (
          <img className="sp-campaign-row-print" src={src} alt="" width={44} height={44} loading="lazy" />
        )
      }
      leads
      render={(anatomy) => <Link to={manageCampaignsPath(handle, id)} {...anatomy} />}
    />
  );
}
