// What a campaign gives: items, credits, badges and fan tokens, each for everybody, the first, by raffle or for the top.
import type { PrizeKind } from '@stagepass/contract/campaigns/kinds.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { plus } from '@stagepass/ui/icon/phosphor/plus.ts';
import { useTokenSymbol } from '#domains/tokens/public/use-token-symbol.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { manageCampaignsCopy } from '../../manage-copy.ts';
import { emptyReward, MOST_REWARDS, type TypedReward } from '../../model/manage-draft.ts';
import { RewardFields } from './reward-fields.tsx';
import type { SectionProps } from './words-section.tsx';

/** In the order of their buttons. */
const prizes: readonly PrizeKind[] = ['item', 'credits', 'badge', 'tokens'];

export function RewardsSection({ club, campaign, form, fixed }: SectionProps) {
  const { rewards: words } = useCopy(manageCampaignsCopy);
  const { rewards } = form.values;
  const set = (next: readonly TypedReward[]) => form.set({ rewards: next });
  const hasToken = useTokenSymbol(club.id).symbol !== null;
  const sells = club.viewer.can.manage_sales;
  const offered: Readonly<Record<PrizeKind, boolean>> = {
    item: sells,
    credits: true,
    badge: true,
    tokens: sells && hasToken,
  };
  const kinds = prizes.filter((kind) => offered[kind]);
  const add = {
    item: words.addItem,
    credits: words.addCredits,
    badge: words.addBadge,
    tokens: words.addTokens,
  };
  return (
    <section className="grid gap-3" aria-label={words.title}>
      <div>
        <h2 className="sp-field-label">{words.title}</h2>
        <p className="sp-small sp-faint">{words.lead}</p>
      </div>
      {rewards.map((reward, at) => (
        <RewardFields
          // biome-ignore lint/suspicious/noArrayIndexKey: two rewards may say the same; their place tells them apart.
          key={at}
          club={club}
          known={campaign?.rewards ?? []}
          reward={reward}
          number={at + 1}
          disabled={fixed}
          tried={form.errors.form !== undefined || form.errors.rewards !== undefined}
          onChange={(next) => set(rewards.with(at, next))}
          onRemove={() => set(rewards.toSpliced(at, 1))}
        />
      ))}
      {fixed || rewards.length >= MOST_REWARDS ? null : (
        <div className="flex flex-wrap gap-2">
          {kinds.map((kind) => (
            <Button
              key={kind}
              variant="secondary"
              size="small"
              icon={<Icon of={plus} weight="bold" size="1rem" />}
              onClick={() => set([...rewards, emptyReward(kind)])}
            >
              {add[kind]}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}
