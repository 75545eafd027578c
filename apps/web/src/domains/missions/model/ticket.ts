// Owns how a mission looks as a ticket: its state, and the few words that matter most about it now.
import type { MissionCard, MissionReward } from '@stagepass/contract/missions/shapes.ts';
import type { MissionTicketState } from '@stagepass/ui/mission-ticket/mission-ticket.tsx';
import type { Copy } from '#platform/i18n/copy.ts';
import type { missionsCopy } from '../copy.ts';
import { leftWords, whenWords } from './moments.ts';

type Words = Copy<typeof missionsCopy>;

export interface Reader {
  words: Words;
  tag: string;
  now_ms: number;
}

export function isFinished({ mine }: Pick<MissionCard, 'mine'>): boolean {
  return mine?.state === 'completed' || mine?.state === 'claimed';
}

/** The reward was given; what keeps one for good leaves a mission claimed too, with its reason. */
export function hasReward({ mine }: Pick<MissionCard, 'mine'>): boolean {
  return mine?.state === 'claimed' && mine.reward_wait === null;
}

/** Staff get a mission's badges though not its items, credits and tokens. */
export function wasGiven(mission: Pick<MissionCard, 'mine'>, reward: MissionReward): boolean {
  if (hasReward(mission)) return true;
  const isStaff = mission.mine?.state === 'claimed' && mission.mine.reward_wait === 'staff';
  return isStaff && reward.kind === 'badge' && reward.badge.stage > 0;
}

/** Too young an account is the one reason that passes: the reward can be claimed later. */
export function rewardWaits({ mine }: Pick<MissionCard, 'mine'>): boolean {
  return mine?.state === 'completed' && mine.reward_wait !== null;
}

export function ticketState(mission: MissionCard): MissionTicketState {
  const state = mission.mine?.state ?? 'todo';
  if (isFinished(mission)) return 'done';
  if (state === 'submitted') return 'review';
  if (mission.state === 'ended' || mission.state === 'archived') return 'over';
  if (state === 'started' || state === 'rejected') return 'active';
  return mission.locked ? 'locked' : 'open';
}

export interface TicketHint {
  text: string;
  urgent: boolean;
}

const plain = (text: string): TicketHint => ({ text, urgent: false });
/** Few enough that a fan should know. */
const FEW_PLACES = 20;
/** So many letters stand beside the picture on the narrowest phone. */
const LINE = 24;

/** One thing of what could be said: first what keeps somebody from it, then what runs out, then what it is. */
export function ticketHint(mission: MissionCard, reader: Reader): TicketHint | null {
  const { words, now_ms } = reader;
  const { mine } = mission;
  const standing = standingHint(mission, reader);
  if (standing !== null) return plain(standing);
  const until = mine?.due_at ?? mission.closes_at;
  const left = until === null ? null : leftWords(until, now_ms, words.when);
  if (left !== null) return { text: left, urgent: true };
  if (mine?.state === 'rejected') return { text: words.ticket.rejected, urgent: true };
  if (mine?.state === 'started') return mine.next === null ? null : plain(mine.next.title);
  if (mine?.state === 'expired') return plain(words.ticket.expired);
  return plain(offerHint(mission, reader));
}

/** Where it cannot be done now. */
function standingHint(mission: MissionCard, { words, tag, now_ms }: Reader): string | null {
  const { ticket, when } = words;
  const { mine, again_at, opens_at } = mission;
  const state = ticketState(mission);
  if (rewardWaits(mission)) return ticket.rewardWaits;
  if (state === 'done')
    return again_at === null ? '' : ticket.again({ when: whenWords(again_at, now_ms, when, tag) });
  if (state === 'review') return ticket.waiting;
  if (state === 'over') return '';
  if (mission.state === 'paused') return ticket.paused;
  if (mission.state === 'scheduled' && opens_at !== null)
    return when.opens({ when: whenWords(opens_at, now_ms, when, tag) });
  if (state === 'locked') return mission.private ? ticket.private : ticket.lockedHint;
  if (mission.slots_left === 0 && (mine === null || mine.state === 'todo')) return ticket.full;
  return null;
}

function offerHint(mission: MissionCard, { words, tag, now_ms }: Reader): string {
  const { ticket, when } = words;
  const { slots_left, closes_at, repeat, steps, mine } = mission;
  const [first = '', ...others] = [
    slots_left !== null && slots_left <= FEW_PLACES ? ticket.slotsLeft({ count: slots_left }) : '',
    ticket.repeat[repeat],
    closes_at === null || repeat !== 'once'
      ? ''
      : when.ends({ when: whenWords(closes_at, now_ms, when, tag) }),
    steps === 1 && mine?.next ? mine.next.title : ticket.steps({ count: steps }),
  ].filter(Boolean);
  // A second one where both still fit on the line.
  const second = others.find((fact) => first.length + fact.length < LINE);
  return second === undefined ? first : `${first} · ${second}`;
}
