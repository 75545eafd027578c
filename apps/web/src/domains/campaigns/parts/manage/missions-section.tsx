// The missions of a campaign: those that were chosen, and choosing among the live missions of a club.
import type { CampaignEditor } from '@stagepass/contract/campaigns/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { plus } from '@stagepass/ui/icon/phosphor/plus.ts';
import { x } from '@stagepass/ui/icon/phosphor/x.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { useState } from 'react';
import { ClubPicture } from '#domains/clubs/public/club-picture.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { lateSheet } from '#platform/sheets/late-sheet.tsx';
import { manageCampaignsCopy } from '../../manage-copy.ts';
import { useAct } from './use-act.ts';

const MissionSheet = lateSheet(() => import('./mission-sheet.tsx'), 'MissionSheet');

type ClubOf = CampaignEditor['clubs'][number];

export function MissionsSection({ campaign }: { campaign: CampaignEditor }) {
  const { missions: words } = useCopy(manageCampaignsCopy);
  const [chosen, setChosen] = useState<ClubOf | null>(null);
  const isDraft = campaign.state === 'draft';
  // One's own clubs; the maker may propose missions of the others too.
  const choosable = campaign.clubs.filter(
    ({ manages, answer }) => answer === 'accepted' && (manages || campaign.can.edit),
  );
  return (
    <section className="grid gap-3" aria-label={words.title}>
      <div>
        <h2 className="sp-field-label">{words.title}</h2>
        <p className="sp-small sp-faint">{campaign.missions.length === 0 ? words.none : words.lead}</p>
      </div>
      {campaign.missions.length === 0 ? null : (
        <RowGroup>
          {campaign.missions.map((mission) => (
            <MissionRow key={mission.mission_id} campaign={campaign} mission={mission} />
          ))}
        </RowGroup>
      )}
      {isDraft
        ? choosable.map((one) => (
            <Button
              key={one.club.id}
              variant="secondary"
              size="small"
              icon={<Icon of={plus} weight="bold" size="1rem" />}
              onClick={() => setChosen(one)}
            >
              {choosable.length === 1 ? words.add : words.sheetTitle({ club: one.club.name })}
            </Button>
          ))
        : null}
      {chosen === null ? null : (
        <MissionSheet
          waitingTitle={words.sheetTitle({ club: chosen.club.name })}
          campaign={campaign}
          of={chosen}
          onClose={() => setChosen(null)}
        />
      )}
    </section>
  );
}

interface MissionRowProps {
  campaign: CampaignEditor;
  mission: CampaignEditor['missions'][number];
}

function MissionRow({ campaign, mission }: MissionRowProps) {
  const { missions: words } = useCopy(manageCampaignsCopy);
  const { act, isPending } = useAct(campaign.id);
  const { mission_id, title, agreed, live, club_id } = mission;
  const of = campaign.clubs.find(({ club }) => club.id === club_id);
  const manages = of?.manages === true;
  const isDraft = campaign.state === 'draft';
  const details = [
    of?.club.name ?? '',
    ...(agreed ? [] : [words.proposed]),
    ...(live ? [] : [words.notLive]),
  ];
  return (
    <ListRow
      title={<span dir="auto">{title}</span>}
      detail={details.join(' · ')}
      leading={of === undefined ? null : <ClubPicture club={of.club} size={40} />}
      trailing={
        isDraft ? (
          <span className="flex items-center gap-1">
            {!agreed && manages ? (
              <Button
                size="small"
                loading={isPending}
                onClick={() => void act({ act: 'add-mission', mission_id })}
              >
                {words.agree}
              </Button>
            ) : null}
            {manages || campaign.can.edit ? (
              <IconButton
                label={words.remove({ title })}
                icon={<Icon of={x} />}
                onClick={() => void act({ act: 'remove-mission', mission_id })}
              />
            ) : null}
          </span>
        ) : null
      }
    />
  );
}
