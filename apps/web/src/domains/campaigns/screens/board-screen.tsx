// /campaign/{id}/leaderboard: everybody who takes part, page by page.
import type { CampaignView } from '@stagepass/contract/campaigns/shapes.ts';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Dock, Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { BackButton } from '#platform/navigation/back-button.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { useSession } from '#platform/session/session.ts';
import { useTitle } from '#platform/title/title.ts';
import { campaignCopy } from '../copy.ts';
import { useBoard, useLiveCampaign } from '../data/campaigns.ts';
import { BoardRows, OwnRow } from '../parts/board-rows.tsx';
import { CampaignFrame } from '../parts/campaign-frame.tsx';
import { campaignPath } from '../public/paths.ts';

const PAGE = 30;

export function Component() {
  return <CampaignFrame>{(campaign) => <Board campaign={campaign} />}</CampaignFrame>;
}

function Board({ campaign }: { campaign: CampaignView }) {
  const { board: copy, errors } = useCopy(campaignCopy);
  const session = useSession();
  useTitle(copy.of({ title: campaign.title }));
  useLiveCampaign(campaign.id);
  const query = useBoard(campaign.id, PAGE);
  const { missions, mine } = campaign;
  return (
    <GelScope hue={campaign.club.hue}>
      <Screen>
        <TopBar
          leading={<BackButton above={campaignPath(campaign.id)} />}
          title={<span dir="auto">{campaign.title}</span>}
        />
        <ScreenBody>
          <h1 className="sp-display mb-4">{copy.title}</h1>
          <Answered query={query} copy={{ errors }} failed={copy.failed}>
            {(rows) =>
              rows.length === 0 ? (
                <EmptyState title={copy.emptyTitle} picture={<Illustration name="rail" />}>
                  {copy.empty}
                </EmptyState>
              ) : (
                <>
                  <BoardRows rows={rows} missions={missions} />
                  <More query={query} />
                </>
              )
            }
          </Answered>
        </ScreenBody>
        {mine?.place == null ? null : (
          <Dock>
            <div className="flex-1">
              <OwnRow
                place={mine.place}
                person={{ display_name: session?.display_name ?? '', avatar: session?.avatar ?? null }}
                done={mine.done}
                missions={missions}
                off={0}
              />
            </div>
          </Dock>
        )}
      </Screen>
    </GelScope>
  );
}
