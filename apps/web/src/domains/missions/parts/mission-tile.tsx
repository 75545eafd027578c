// A mission as a ticket in a list: its club's color, how far one is, what it is worth.
import { formatUsd } from '@stagepass/base/money.ts';
import type { MissionCard } from '@stagepass/contract/missions/shapes.ts';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { clock } from '@stagepass/ui/icon/phosphor/clock.ts';
import { eye } from '@stagepass/ui/icon/phosphor/eye.ts';
import { MissionTicket } from '@stagepass/ui/mission-ticket/mission-ticket.tsx';
import { requirementIcons } from '#domains/requirements/public/requirement-type.ts';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { type Copy, useCopy } from '#platform/i18n/copy.ts';
import { numberIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Link } from '#platform/navigation/link.tsx';
import { missionsCopy } from '../copy.ts';
import { type TicketHint, ticketHint, ticketState } from '../model/ticket.ts';
import { missionPath } from '../public/paths.ts';

export interface MissionTileProps {
  mission: MissionCard;
  /** Among the missions of one club, what it gives stands where else its club does. */
  inClub?: boolean | undefined;
}

export function MissionTile({ mission, inClub = false }: MissionTileProps) {
  const words = useCopy(missionsCopy);
  const { tag } = useLocale();
  const { club, mine, steps } = mission;
  const state = ticketState(mission);
  const hint = ticketHint(mission, { words, tag, now_ms: Date.now() });
  const passed = mine?.passed ?? 0;
  return (
    <GelScope hue={club.hue}>
      <MissionTicket
        title={mission.title}
        by={inClub ? winsWords(mission, words) : club.name}
        src={pictureAddress(mission.picture?.small_url ?? club.picture?.small_url)}
        state={state}
        worth={numberIn(tag, mission.xp)}
        unit={unitOf(state, words)}
        steps={
          state === 'active' && steps > 1
            ? { done: passed, total: steps, label: words.ticket.stepsDone({ done: passed, total: steps }) }
            : undefined
        }
        hint={hint === null || hint.text === '' ? undefined : <Hint mission={mission} hint={hint} />}
        urgent={hint?.urgent}
        stampLabel={words.ticket.done({ xp: mine?.earned_xp ?? mission.xp })}
        render={(anatomy) => <Link to={missionPath(mission.id)} {...anatomy} />}
      />
    </GelScope>
  );
}

function Hint({ mission, hint }: { mission: MissionCard; hint: TicketHint }) {
  const state = ticketState(mission);
  const [type] = mission.types;
  return (
    <>
      {state === 'review' ? (
        <Icon of={eye} />
      ) : state === 'open' && mission.state === 'scheduled' ? (
        <Icon of={clock} />
      ) : state === 'open' && type !== undefined ? (
        <Icon of={requirementIcons[mission.mine?.next?.type ?? type]} />
      ) : null}
      <span dir="auto">{hint.text}</span>
    </>
  );
}

function unitOf(state: ReturnType<typeof ticketState>, { ticket }: Copy<typeof missionsCopy>): string {
  if (state === 'review') return ticket.sent;
  if (state === 'locked') return ticket.locked;
  return state === 'over' ? ticket.ended : ticket.xp;
}

function winsWords({ rewards }: MissionCard, { ticket }: Copy<typeof missionsCopy>): string {
  const item = rewards.find((reward) => reward.kind === 'item');
  if (item?.kind === 'item') return ticket.wins({ item: item.design.name });
  const credits = rewards.find((reward) => reward.kind === 'credits');
  if (credits?.kind === 'credits') return ticket.wins({ item: formatUsd(credits.amount_cents) });
  const tokens = rewards.find((reward) => reward.kind === 'tokens');
  if (tokens?.kind === 'tokens') return ticket.wins({ item: `${tokens.amount} ${tokens.symbol}` });
  const badge = rewards.find((reward) => reward.kind === 'badge');
  return badge?.kind === 'badge' ? ticket.winsBadge({ badge: badge.badge.name }) : '';
}
