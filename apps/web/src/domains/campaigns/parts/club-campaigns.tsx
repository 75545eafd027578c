// The campaigns of a club on its home: those that run or open soon, then those that ended, with their winners and proofs; nothing where
// there is none.
import { Button } from '@stagepass/ui/button/button.tsx';
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { commonCopy } from '#platform/i18n/common-copy.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { campaignCopy } from '../copy.ts';
import { useClubCampaigns } from '../data/campaigns.ts';
import { CampaignTiles } from './campaign-tiles.tsx';
import { RunningCard } from './running-card.tsx';

const MOST = 3;

export function ClubCampaigns({ club }: { club: { id: string } }) {
  const copy = useCopy(campaignCopy);
  const { data: open = [], refetch } = useClubCampaigns(club.id, 'open', MOST);
  // The one that runs now and closes first is shown large.
  const first = open.find(({ state }) => state === 'running');
  const others = open.filter((one) => one !== first);
  return (
    <>
      {open.length === 0 ? null : (
        <section aria-labelledby="club-campaigns">
          <SectionHead title={copy.club.title} id="club-campaigns" />
          <div className="grid gap-2.5">
            {first === undefined ? null : <RunningCard campaign={first} onEnd={() => void refetch()} />}
            {others.length === 0 ? null : <CampaignTiles campaigns={others} />}
          </div>
        </section>
      )}
      <Ended club={club} />
    </>
  );
}

/** Goes on by a press, not by scrolling: more of the club's home stands below. */
function Ended({ club }: { club: { id: string } }) {
  const copy = useCopy(campaignCopy);
  const common = useCopy(commonCopy);
  const query = useClubCampaigns(club.id, 'closed', MOST);
  const { data: ended = [], hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  if (ended.length === 0) return null;
  return (
    <section aria-labelledby="club-campaigns-ended">
      <SectionHead title={copy.club.ended} id="club-campaigns-ended" />
      <CampaignTiles campaigns={ended} />
      {hasNextPage ? (
        <div className="mt-3 grid justify-items-center">
          <Button
            variant="secondary"
            size="small"
            loading={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {common.more}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
