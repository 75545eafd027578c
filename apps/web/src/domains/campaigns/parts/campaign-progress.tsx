// How far the viewer is: what is missing in one line, the strip of tickets, and why they can win nothing where that is so.
import type { CampaignView } from '@stagepass/contract/campaigns/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { info } from '@stagepass/ui/icon/phosphor/info.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { RaffleStrip } from '@stagepass/ui/raffle-strip/raffle-strip.tsx';
import { type Copy, useCopy } from '#platform/i18n/copy.ts';
import { momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { campaignCopy } from '../copy.ts';
import { type Goal, goalOf, ordinalEnding, ownRewards, stripOf, ticketOutcome } from '../model/progress.ts';
import { prizeWon } from './prize-print.tsx';

export function CampaignProgress({ campaign }: { campaign: CampaignView }) {
  const copy = useCopy(campaignCopy);
  const { tag } = useLocale();
  const goal = goalOf(campaign);
  const { mine, ended_early } = campaign;
  const ordinal = (n: number) => copy.ordinals[ordinalEnding(n)]({ n });
  const done = Math.min(mine?.done ?? 0, goal.needs);
  return (
    <section className="sp-campaign-progress">
      <h2 className="sp-title">{headingOf(campaign, goal, copy, tag)}</h2>
      <RaffleStrip
        label={copy.strip({ done, needs: goal.needs })}
        tickets={stripOf(campaign, goal, { ordinal })}
      />
      <TicketLine campaign={campaign} />
      {mine?.left_out == null ? null : (
        <Notice tone="plain" icon={<Icon of={info} weight="fill" />}>
          {copy.leftOut[mine.left_out]}
        </Notice>
      )}
      {ended_early ? (
        <Notice tone="plain" icon={<Icon of={info} weight="fill" />}>
          {copy.endedEarly}
        </Notice>
      ) : null}
    </section>
  );
}

/** Which number one has, and what became of it unless the heading says so. */
function TicketLine({ campaign }: { campaign: CampaignView }) {
  const copy = useCopy(campaignCopy);
  const ticket = campaign.mine?.ticket ?? null;
  if (ticket === null) return null;
  const outcome = ticketOutcome(campaign);
  if (outcome === 'not-drawn' && ownRewards(campaign).length === 0) return null;
  const say = outcome === null ? copy.ticket : outcome === 'drawn' ? copy.ticketDrawn : copy.ticketNotDrawn;
  return <p className="sp-small sp-quiet">{say({ number: String(ticket.number) })}</p>;
}

/** What came of it for the viewer. */
function closedHeading(campaign: CampaignView, copy: Copy<typeof campaignCopy>): string {
  const [first, ...more] = ownRewards(campaign);
  if (first !== undefined) {
    const prize = prizeWon(first.prize, copy);
    return more.length === 0
      ? copy.heading.won({ prize })
      : copy.heading.wonMore({ prize, count: more.length });
  }
  return ticketOutcome(campaign) === 'not-drawn'
    ? copy.heading.notDrawn({ number: String(campaign.mine?.ticket?.number) })
    : copy.heading.over;
}

function headingOf(campaign: CampaignView, goal: Goal, copy: Copy<typeof campaignCopy>, tag: string): string {
  const { state, mine, opens_at, missions } = campaign;
  const { heading } = copy;
  if (state === 'closed') return closedHeading(campaign, copy);
  if (state === 'drawing') return heading.drawing;
  if (state === 'funded' && opens_at !== null) return heading.soon({ time: momentIn(tag, opens_at) });
  const done = mine?.done ?? 0;
  const count = goal.needs - done;
  if (goal.to === 'draw' && count <= 0) return heading.inDraw;
  if (done >= missions && missions > 0) return heading.done;
  if (goal.to === 'all') return heading.all({ count: Math.max(count, 0) });
  if (done === 0) return (goal.to === 'draw' ? heading.start : heading.startReward)({ count });
  return (goal.to === 'draw' ? heading.draw : heading.reward)({ count });
}
