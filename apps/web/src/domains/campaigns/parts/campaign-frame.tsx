// The campaign that an address names: what it is called where it is missing, and its bones while it is asked for.
import type { CampaignView } from '@stagepass/contract/campaigns/shapes.ts';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { useParams } from 'react-router';
import { Addressed, type AddressedProps } from '#domains/clubs/public/addressed.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { campaignCopy } from '../copy.ts';
import { useCampaign } from '../data/campaigns.ts';

const ABOVE = '/discover';

const bones = (
  <>
    <Skeleton width="100%" height="9rem" />
    <Skeleton width="80%" height="2.75rem" />
    <Skeleton width="100%" height="3.375rem" />
    <Skeleton width="100%" height="7rem" />
  </>
);

export function CampaignFrame({ children }: Pick<AddressedProps<CampaignView>, 'children'>) {
  const { id = '' } = useParams();
  const copy = useCopy(campaignCopy);
  const query = useCampaign(id);
  return (
    <Addressed query={query} copy={copy} above={{ path: ABOVE, label: copy.toDiscover }} skeleton={bones}>
      {children}
    </Addressed>
  );
}
