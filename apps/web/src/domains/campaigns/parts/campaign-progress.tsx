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
import { type Goal, goalOf, ordinalEnding, stripOf } from '../model/progress.ts';

export function CampaignProgress({ campaign }: { campaign: CampaignView }) {
  const copy = useCopy(campaignCopy);
  const { tag } = useLocale();
  const goal = goalOf(campaign);
  const { mine, ended_early } = campaign;
  const ordinal = (n: number) => copy.ordinals[ordinalEnding(n)]({ n });
  const done = Math.min(mine?.done ?? 0, goal.needs);
  const ticket = mine?.ticket ?? null;
  return (
    <section className="sp-campaign-progress">
      <h2 className="sp-title">{headingOf(campaign, goal, copy, tag)}</h2>
      <RaffleStrip
        label={copy.strip({ done, needs: goal.needs })}
        tickets={stripOf(campaign, goal, { ordinal })}
      />
      {ticket === null ? null : (
        <p className="sp-small sp-quiet">
          {copy.ticket({ number: String(ticket.number), seed: ticket.client_seed })}
        </p>
      )}
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

function headingOf(
  { state, mine, opens_at, missions }: CampaignView,
  goal: Goal,
  { heading }: Copy<typeof campaignCopy>,
  tag: string,
): string {
  if (state === 'closed') return heading.over;
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
