// The campaign that a mission counts for, with the way to it.
import type { MissionView } from '@stagepass/contract/missions/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { ticket } from '@stagepass/ui/icon/phosphor/ticket.ts';
import { IconPlate, ListRow } from '@stagepass/ui/list-row/list-row.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { missionPageCopy } from '../page-copy.ts';

export function MissionCampaign({ campaign }: Pick<MissionView, 'campaign'>) {
  const copy = useCopy(missionPageCopy);
  if (campaign === null) return null;
  return (
    <div className="mt-3">
      <ListRow
        title={<span dir="auto">{campaign.title}</span>}
        detail={copy.campaign}
        leading={<IconPlate tone="gel" icon={<Icon of={ticket} />} />}
        leads
        render={(anatomy) => <Link to={`/campaign/${encodeURIComponent(campaign.id)}`} {...anatomy} />}
      />
    </div>
  );
}
