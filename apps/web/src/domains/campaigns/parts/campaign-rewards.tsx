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
import { PrizePrint, prizeName, prizeWon } from './prize-print.tsx';

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
            <Ways campaign={campaign} reward={reward} />
          </div>
        </div>
      ))}
    </section>
  );
}

export function rewardTitle({ way, total, prize }: CampaignReward, copy: Words): string {
  const { rewards: words } = copy;
  const count = total ?? 1;
  if (way === 'raffle') {
    const name = prizeName(prize, copy);
    return count > 1 ? words.raffleMany({ count, prize: name }) : words.raffle({ prize: name });
  }
  const won = prizeWon(prize, copy);
  if (way === 'all') return words.all({ prize: won });
  return (way === 'first' ? words.first : words.top)({ count, prize: won });
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
  const left_out = campaign.mine?.left_out;
  const text =
    own.state === 'waiting'
      ? words.waiting({ day: dayIn(tag, own.due_at ?? campaign.now) })
      : own.state === 'gone' && left_out
        ? words.lost[left_out]
        : words[own.state];
  return <p className="sp-small sp-campaign-own">{text}</p>;
}

/** Raffles are proved from the funding on; who won is there once it is drawn. */
function Ways({
  campaign: { id, state, drawn_at },
  reward,
}: {
  campaign: CampaignView;
  reward: CampaignReward;
}) {
  const { rewards: words } = useCopy(campaignCopy);
  if (state === 'draft') return null;
  return (
    <p className="sp-campaign-ways">
      {drawn_at === null ? null : <Way to={campaignWinnersPath(id)}>{words.winners}</Way>}
      {reward.way === 'raffle' ? <Way to={campaignProofPath(id)}>{words.proof}</Way> : null}
    </p>
  );
}

function Way({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="sp-campaign-way">
      {children}
      <Icon of={caretRight} weight="bold" mirror size="0.8125rem" />
    </Link>
  );
}
