// A club's campaigns on three shelves: those that are made or run, invitations of other clubs, and those that closed.
import type { CampaignShelf } from '@stagepass/contract/campaigns/kinds.ts';
import type { ManagedCampaign } from '@stagepass/contract/campaigns/shapes.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { ClubPicture } from '#domains/clubs/public/club-picture.tsx';
import { ManagedShelves, useShelfInAddress } from '#domains/clubs/public/managed-shelves.tsx';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { Listed } from '#platform/query/listed.tsx';
import { useManagedCampaigns } from '../../data/manage.ts';
import { manageCampaignsCopy } from '../../manage-copy.ts';
import { manageCampaignsPath } from '../../public/paths.ts';
import './manage-campaigns.css';

const campaignShelves = ['current', 'invitations', 'closed'] as const satisfies readonly CampaignShelf[];

export function CampaignShelves({ club }: { club: ClubView }) {
  const copy = useCopy(manageCampaignsCopy);
  const shelves = useShelfInAddress<CampaignShelf>(campaignShelves);
  const query = useManagedCampaigns(club.id, shelves.chosen);
  return (
    <ManagedShelves
      club={club}
      title={copy.title}
      lead={copy.lead}
      shelves={{ ...shelves, label: copy.shelves, nameOf: (shelf) => copy[shelf] }}
      create={{ label: copy.create, to: manageCampaignsPath(club.handle, 'new') }}
    >
      <Listed
        query={query}
        copy={copy}
        failed={copy.failed}
        empty={{ ...copy.empty[shelves.chosen], picture: <Illustration name="rail" /> }}
      >
        {(rows) => (
          <RowGroup>
            {rows.map((campaign) => (
              <Row key={campaign.id} handle={club.handle} campaign={campaign} />
            ))}
          </RowGroup>
        )}
      </Listed>
    </ManagedShelves>
  );
}

function Row({ handle, campaign }: { handle: string; campaign: ManagedCampaign }) {
  const copy = useCopy(manageCampaignsCopy);
  const { id, title, club, state, missions, picture, hidden } = campaign;
  const stand = hidden ? copy.hidden : copy.states[state];
  const src = pictureAddress(picture?.small_url);
  return (
    <ListRow
      title={<span dir="auto">{title}</span>}
      detail={`${copy.row({ state: stand, club: club.name })} · ${copy.rowMissions({ count: missions })}`}
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
