// Live missions of one club, to be added to a campaign one by one; those of other clubs are proposed.
import type { CampaignEditor } from '@stagepass/contract/campaigns/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { Answered } from '#platform/query/answered.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { campaignCopy } from '../../copy.ts';
import { useMissionsToAdd } from '../../data/manage.ts';
import { manageCampaignsCopy } from '../../manage-copy.ts';
import { useAct } from './use-act.ts';

export interface MissionSheetProps {
  campaign: CampaignEditor;
  of: CampaignEditor['clubs'][number];
  onClose: () => void;
}

export function MissionSheet({ campaign, of: { club, manages }, onClose }: MissionSheetProps) {
  const { missions: words, failed } = useCopy(manageCampaignsCopy);
  const copy = useCopy(campaignCopy);
  const query = useMissionsToAdd(club.id);
  const { act, isPending } = useAct(campaign.id);
  const added = new Set(campaign.missions.map(({ mission_id }) => mission_id));
  return (
    <Sheet onClose={onClose} title={words.sheetTitle({ club: club.name })}>
      <div className="grid gap-3">
        {manages ? null : <p className="sp-small sp-quiet">{words.propose}</p>}
        <Answered query={query} failed={failed}>
          {(missions) =>
            missions.length === 0 ? (
              <p className="sp-small sp-quiet">{words.empty}</p>
            ) : (
              <RowGroup>
                {missions.map(({ id, title, xp }) => (
                  <ListRow
                    key={id}
                    title={<span dir="auto">{title}</span>}
                    detail={copy.xp({ xp })}
                    trailing={
                      added.has(id) ? (
                        <span className="sp-small sp-quiet">{words.added}</span>
                      ) : (
                        <Button
                          size="small"
                          variant="secondary"
                          loading={isPending}
                          aria-label={words.chooseOne({ title })}
                          onClick={() => void act({ act: 'add-mission', mission_id: id })}
                        >
                          {words.choose}
                        </Button>
                      )
                    }
                  />
                ))}
              </RowGroup>
            )
          }
        </Answered>
      </div>
    </Sheet>
  );
}
