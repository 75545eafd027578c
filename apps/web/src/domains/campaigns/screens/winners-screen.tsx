// /campaign/{id}/winners: who got which reward, to look at and to share.
import type { CampaignReward, CampaignView, CampaignWinner } from '@stagepass/contract/campaigns/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { shareFat } from '@stagepass/ui/icon/phosphor/share-fat.ts';
import { LampBeam } from '@stagepass/ui/lamp-beam/lamp-beam.tsx';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { Dock, Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { userPath } from '#domains/users/public/paths.ts';
import { PersonAvatar } from '#domains/users/public/person-avatar.tsx';
import { callData } from '#platform/api/api.ts';
import { type Copy, useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { BackButton } from '#platform/navigation/back-button.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { useSession } from '#platform/session/session.ts';
import { shareOwn } from '#platform/share/share-own.ts';
import { useTitle } from '#platform/title/title.ts';
import { campaignCopy } from '../copy.ts';
import { useLiveCampaign, useWinners } from '../data/campaigns.ts';
import { ordinalEnding, ownRewards } from '../model/progress.ts';
import { CampaignFrame } from '../parts/campaign-frame.tsx';
import { rewardTitle } from '../parts/campaign-rewards.tsx';
import { PrizePrint, prizeWon } from '../parts/prize-print.tsx';
import { campaignPath, sharedWinPath } from '../public/paths.ts';

export function Component() {
  return <CampaignFrame>{(campaign) => <Winners campaign={campaign} />}</CampaignFrame>;
}

function Winners({ campaign }: { campaign: CampaignView }) {
  const copy = useCopy(campaignCopy);
  const { winners: words, errors } = copy;
  useTitle(words.title({ title: campaign.title }));
  useLiveCampaign(campaign.id);
  const query = useWinners(campaign.id);
  // The one with the fewest winners is the one to tell of.
  const [own] = ownRewards(campaign);
  return (
    <GelScope hue={campaign.club.hue}>
      <Screen>
        <LampBeam at="50%" lean={0} strength={0.6} />
        <TopBar
          leading={<BackButton above={campaignPath(campaign.id)} />}
          title={<span dir="auto">{campaign.title}</span>}
        />
        <ScreenBody>
          <h1 className="sp-display">
            {own === undefined ? words.heading : words.youWon({ prize: prizeWon(own.prize, copy) })}
          </h1>
          <div className="mt-4">
            <Answered query={query} copy={{ errors }} failed={words.failed}>
              {(rows) =>
                rows.length === 0 ? (
                  <EmptyState title={words.emptyTitle} picture={<Illustration name="case" />}>
                    {words.empty}
                  </EmptyState>
                ) : (
                  <div className="grid gap-5">
                    {campaign.rewards.map((reward) => (
                      <OfReward key={reward.id} reward={reward} winners={rows} />
                    ))}
                    <More query={query} />
                  </div>
                )
              }
            </Answered>
          </div>
        </ScreenBody>
        {own === undefined ? null : <ShareWin campaign={campaign} reward={own} />}
      </Screen>
    </GelScope>
  );
}

function OfReward({ reward, winners }: { reward: CampaignReward; winners: readonly CampaignWinner[] }) {
  const copy = useCopy(campaignCopy);
  const own = winners.filter(({ reward_id }) => reward_id === reward.id);
  if (own.length === 0) return null;
  return (
    <section>
      <div className="mb-3 flex items-center gap-3">
        <PrizePrint prize={reward.prize} size="3.75rem" />
        <h2 className="sp-head min-w-0" dir="auto">
          {rewardTitle(reward, copy)}
        </h2>
      </div>
      <RowGroup>
        {own.map((winner) => (
          <WinnerRow key={winner.place} winner={winner} />
        ))}
      </RowGroup>
    </section>
  );
}

function WinnerRow({ winner }: { winner: CampaignWinner }) {
  const copy = useCopy(campaignCopy);
  const { winners: words, board } = copy;
  const { user, is_me } = winner;
  const detail = orderOf(winner, copy);
  if (user === null) return <ListRow title={words.gone} detail={detail} />;
  return (
    <ListRow
      title={<bdi>{is_me ? board.me : user.display_name}</bdi>}
      detail={detail}
      leading={<PersonAvatar person={user} size={40} />}
      leads
      className={is_me ? 'sp-campaign-winner-me' : undefined}
      render={(anatomy) => <Link to={userPath(user.user_name ?? user.id)} {...anatomy} />}
    />
  );
}

/** Where everybody wins there is no order to tell of. */
function orderOf(
  { way, number, place }: CampaignWinner,
  copy: Copy<typeof campaignCopy>,
): string | undefined {
  const { winners: words, ordinals } = copy;
  if (number !== null) return words.ticket({ number: String(number) });
  if (way === 'all') return undefined;
  const nth = ordinals[ordinalEnding(place)]({ n: place });
  return way === 'first' ? words.finished({ place: nth }) : words.place({ place: nth });
}

function ShareWin({ campaign, reward }: { campaign: CampaignView; reward: CampaignReward }) {
  const copy = useCopy(campaignCopy);
  const { winners: words } = copy;
  const session = useSession();
  if (session === null) return null;
  const { user_name } = session;
  const { id } = campaign;
  const press = () =>
    shareOwn(
      () => callData('GET /campaigns/:id/winners/:user', { params: { id, user: user_name } }),
      () => ({
        title: words.shareTitle({ prize: prizeWon(reward.prize, copy), title: campaign.title }),
        path: sharedWinPath(id, user_name),
        card: `win/${id}~${user_name}`,
      }),
      { copied: copy.shared, hidden: words.shareHidden, failed: words.shareFailed },
    );
  return (
    <Dock>
      <Button wide icon={<Icon of={shareFat} weight="bold" />} onClick={() => void press()}>
        {words.share}
      </Button>
    </Dock>
  );
}
