// What a campaign gives, each reward with who gets it; the raffle leads to its proof.
import type { CampaignReward, CampaignView } from '@stagepass/contract/campaigns/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { caretRight } from '@stagepass/ui/icon/phosphor/lean/caret-right.ts';
import { type Copy, useCopy } from '#platform/i18n/copy.ts';
import { dayIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Link } from '#platform/navigation/link.tsx';
import { campaignCopy } from '../copy.ts';
import { campaignProofPath, campaignWinnersPath } from '../public/paths.ts';
import { PrizePrint, prizeName } from './prize-print.tsx';

type Words = Copy<typeof campaignCopy>;

export function CampaignRewards({ campaign }: { campaign: CampaignView }) {
  const copy = useCopy(campaignCopy);
  const { tag } = useLocale();
  // The draw stands first: everything above it on the page is about getting into it.
  const inOrder = campaign.rewards.toSorted(
    (one, other) => Number(other.way === 'raffle') - Number(one.way === 'raffle'),
  );
  if (inOrder.length === 0) return null;
  return (
    <section className="sp-campaign-rewards" aria-label={copy.rewards.label}>
      {inOrder.map((reward) => (
        <div key={reward.id} className="sp-campaign-reward">
          <PrizePrint prize={reward.prize} />
          <div>
            <h3 className="sp-head" dir="auto">
              {rewardTitle(reward, copy)}
            </h3>
            <p className="sp-small sp-quiet">{rewardText(campaign, reward, copy, tag)}</p>
            <OwnPrize campaign={campaign} reward={reward} />
            <Way campaign={campaign} reward={reward} />
          </div>
        </div>
      ))}
    </section>
  );
}

export function rewardTitle({ way, total, prize }: CampaignReward, copy: Words): string {
  const { rewards: words } = copy;
  const name = prizeName(prize, copy);
  const count = total ?? 1;
  if (way === 'raffle')
    return count > 1 ? words.raffleMany({ count, prize: name }) : words.raffle({ prize: name });
  if (way === 'all') return words.all({ prize: name });
  return (way === 'first' ? words.first : words.top)({ count, prize: name });
}

function rewardText(campaign: CampaignView, reward: CampaignReward, copy: Words, tag: string): string {
  const { rewards: words } = copy;
  const { entrants, closes_at, drawn_at } = campaign;
  if (reward.way === 'raffle') {
    if (drawn_at !== null) return words.drawn({ count: entrants });
    return words.entrants({ count: entrants, day: dayIn(tag, closes_at ?? campaign.now) });
  }
  const needs = words.needs({ count: reward.needs });
  if (reward.way === 'top' || reward.left === null) return needs;
  return `${needs} ${reward.left === 0 ? words.none : words.left({ count: reward.left })}`;
}

function OwnPrize({ campaign, reward }: { campaign: CampaignView; reward: CampaignReward }) {
  const { rewards: words } = useCopy(campaignCopy);
  const { tag } = useLocale();
  const own = campaign.mine?.prizes.find(({ reward_id }) => reward_id === reward.id);
  if (own === undefined) return null;
  const text =
    own.state === 'waiting'
      ? words.waiting({ day: dayIn(tag, own.due_at ?? campaign.now) })
      : words[own.state];
  return <p className="sp-small sp-campaign-own">{text}</p>;
}

function Way({ campaign, reward }: { campaign: CampaignView; reward: CampaignReward }) {
  const { rewards: words } = useCopy(campaignCopy);
  const drawn = campaign.drawn_at !== null;
  const isRaffle = reward.way === 'raffle';
  if (campaign.state === 'draft' || (!isRaffle && !drawn)) return null;
  return (
    <Link
      to={isRaffle ? campaignProofPath(campaign.id) : campaignWinnersPath(campaign.id)}
      className="sp-campaign-way"
    >
      {isRaffle ? words.proof : words.winners}
      <Icon of={caretRight} weight="bold" mirror size="0.8125rem" />
    </Link>
  );
}
