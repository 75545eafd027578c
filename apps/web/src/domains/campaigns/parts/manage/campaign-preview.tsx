// A campaign as fans will see it, out of what is typed now or was saved: picture, title, window, story and rewards.
import type { CampaignRewardInput } from '@stagepass/contract/campaigns/reward-input.ts';
import type { CampaignEditor, CampaignReward } from '@stagepass/contract/campaigns/shapes.ts';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import type { ReactNode } from 'react';
import { useClubBadges } from '#domains/badges/public/club-badges.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { DrawnSketch } from '#domains/items/public/drawn-object.tsx';
import { useLiveDesigns } from '#domains/items/public/live-designs.ts';
import { useTokenSymbol } from '#domains/tokens/public/use-token-symbol.ts';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { campaignCopy } from '../../copy.ts';
import { manageCampaignsCopy } from '../../manage-copy.ts';
import { type CampaignForm, fieldsOf, isFinished, rewardOf } from '../../model/manage-draft.ts';
import { rewardTitle } from '../campaign-rewards.tsx';
import { PrizePrint } from '../prize-print.tsx';

export interface CampaignPreviewProps {
  club: ClubView;
  campaign: CampaignEditor | null;
  typed: CampaignForm;
}

/** Out of what is typed now. */
export function CampaignPreview({ club, campaign, typed }: CampaignPreviewProps) {
  const copy = useCopy(manageCampaignsCopy);
  const rewards = useRewards({ club, campaign, typed });
  const { title, ...fields } = fieldsOf(typed, club.time_zone);
  return (
    <PreviewCard
      hue={club.hue}
      print={<PreviewPrint campaign={campaign} picture={typed.picture} />}
      title={title === '' ? copy.untitled : title}
      {...fields}
      rewards={rewards}
    />
  );
}

/** As it was saved, for those who do not write it; its title stands above it. */
export function SavedPreview({ campaign }: { campaign: CampaignEditor }) {
  const rewards = campaign.rewards.map(({ needs, total, ...reward }) => ({
    ...reward,
    needs: needs ?? campaign.missions.length,
    total,
    left: total,
  }));
  return (
    <PreviewCard
      hue={campaign.club.hue}
      print={<PreviewPrint campaign={campaign} picture={{ from: 'kept' }} />}
      title={null}
      opens_at={campaign.opens_at}
      closes_at={campaign.closes_at}
      story={campaign.story}
      rewards={rewards}
    />
  );
}

interface PreviewCardProps {
  hue: number;
  print: ReactNode;
  title: string | null;
  opens_at: string | null;
  closes_at: string | null;
  story: string;
  rewards: readonly CampaignReward[];
}

function PreviewCard({ hue, print, title, opens_at, closes_at, story, rewards }: PreviewCardProps) {
  const copy = useCopy(manageCampaignsCopy);
  const words = useCopy(campaignCopy);
  const { tag } = useLocale();
  return (
    <section className="sp-campaign-preview" aria-label={copy.preview}>
      <GelScope hue={hue}>
        {print}
        {title === null ? null : (
          <p className="sp-title mt-3" dir="auto">
            {title}
          </p>
        )}
        <p className={title === null ? 'sp-small sp-quiet mt-3' : 'sp-small sp-quiet'}>
          {opens_at === null || closes_at === null
            ? copy.previewNoWindow
            : copy.previewWindow({ opens: momentIn(tag, opens_at), closes: momentIn(tag, closes_at) })}
        </p>
        {story === '' ? null : (
          <p className="sp-campaign-story" dir="auto">
            {story}
          </p>
        )}
        <div className="sp-campaign-rewards">
          {rewards.map((reward) => (
            <div key={reward.id} className="sp-campaign-reward">
              <PrizePrint prize={reward.prize} />
              <div>
                <p className="sp-head" dir="auto">
                  {rewardTitle(reward, words)}
                </p>
                {reward.needs === 0 ? null : (
                  <p className="sp-small sp-quiet">{words.rewards.needs({ count: reward.needs })}</p>
                )}
              </div>
            </div>
          ))}
        </div>
      </GelScope>
    </section>
  );
}

interface PreviewPrintProps {
  campaign: CampaignEditor | null;
  picture: CampaignForm['picture'];
}

function PreviewPrint({ campaign, picture }: PreviewPrintProps) {
  const src = pictureAddress(picture.from === 'upload' ? picture.url : campaign?.picture?.large_url);
  return (
    <span className="sp-campaign-preview-print" aria-hidden="true">
      {picture.from === 'drawn' ? (
        <DrawnSketch object={picture.object} />
      ) : src === undefined ? null : (
        <img src={src} alt="" />
      )}
    </span>
  );
}

/** Those that are chosen so far; one that is half written is not shown yet. */
function useRewards({ club, campaign, typed }: CampaignPreviewProps): CampaignReward[] {
  const { data: designs = [] } = useLiveDesigns(club.id);
  const { data: badges = [] } = useClubBadges(club.id);
  const { symbol } = useTokenSymbol(club.id);
  const missions = campaign?.missions.length ?? 0;
  const saved = (campaign?.rewards ?? []).map(({ prize }) => prize);
  const prizeOf = (input: CampaignRewardInput): CampaignReward['prize'] | undefined => {
    if (input.kind === 'credits') return { kind: 'credits', amount_cents: input.amount_cents };
    if (input.kind === 'tokens') return { kind: 'tokens', amount: input.token_amount, symbol: symbol ?? '' };
    if (input.kind === 'badge') {
      const badge = badges.find(({ id }) => id === input.badge_id);
      if (badge !== undefined) return { kind: 'badge', badge };
      return saved.find((prize) => prize.kind === 'badge' && prize.badge.id === input.badge_id);
    }
    const design = designs.find(({ id }) => id === input.design_id);
    if (design !== undefined) return { kind: 'item', design };
    return saved.find((prize) => prize.kind === 'item' && prize.design.id === input.design_id);
  };
  return typed.rewards.filter(isFinished).flatMap((reward, at) => {
    const input = rewardOf(reward);
    const prize = prizeOf(input);
    if (prize === undefined) return [];
    const { way, needs, total } = input;
    return [{ id: String(at), way, needs: needs ?? missions, prize, total, left: total }];
  });
}
