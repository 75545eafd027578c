// Owns the words about what somebody earns.
import type { NotificationKind } from '@stagepass/base/notification-kinds.ts';
import { because, byClub, inClub, numbered, open, somebody, type Write } from './text-parts.rules.ts';

interface Gains {
  xp: number;
  items?: number;
  tokens?: { amount: number; symbol: string } | undefined;
}

/** '150 XP', '2 items', '150 XP, 1 item and 20 VELV'; empty where there is nothing. */
function gains({ xp, items = 0, tokens }: Gains): string {
  const parts = [
    ...(xp > 0 ? [`${xp} XP`] : []),
    ...(items > 0 ? [items === 1 ? '1 item' : `${items} items`] : []),
    ...(tokens === undefined ? [] : [`${tokens.amount} ${tokens.symbol}`]),
  ];
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

/** An event is told of a day before, the others as they open. */
function startOf(of: 'mission' | 'auction' | 'vote' | 'event', time: string): string {
  if (of === 'event') return `Starts ${time}.`;
  return of === 'auction' ? 'It’s live now.' : 'It’s open now.';
}

export const earnedWords = {
  level: ({ level, name }, about) => ({
    title: `Level ${level}${inClub(about)}`,
    body: name === '' ? 'You reached a new level.' : `You’re now called ${name}.`,
  }),
  tier: ({ from, to, raised }, about) => {
    if (to === null) return { title: `Your ${from} tier ended`, body: `Club: ${byClub(about)}` };
    return {
      title: raised ? `You’re now ${to}${inClub(about)}` : `Your tier is now ${to}${inClub(about)}`,
      body: from === null ? '' : `Before: ${from}`,
    };
  },
  badge: ({ name, stage }, about) => ({
    title: stage > 1 ? `${name} has a new stage` : `New badge: ${name}`,
    body: [stage > 1 ? `Stage ${stage}.` : '', about.club ?? ''].filter((part) => part !== '').join(' '),
  }),
  achievement: ({ name, stage, stages }, about) => ({
    title: `Achievement earned: ${name}`,
    body: [stages > 1 ? `Stage ${stage} of ${stages}.` : '', about.club ?? '']
      .filter((part) => part !== '')
      .join(' '),
  }),
  'item-received': ({ title, number, how }, about) => ({
    title:
      about.count > 1
        ? `You got ${about.count} items${inClub(about)}`
        : how === 'gift'
          ? `${somebody(about)} sent you a gift`
          : `You got an item${inClub(about)}`,
    body: numbered(title, number),
    actions: open('View item'),
  }),
  'tokens-received': ({ symbol, amount, how }, about) => ({
    title: how === 'fan' ? `${somebody(about)} sent you ${amount} ${symbol}` : `You got ${amount} ${symbol}`,
    body: about.club ?? '',
    actions: open('View token'),
  }),
  'streak-risk': ({ streak, freezes, until }, about) => ({
    title: `Your ${streak}-day streak ends soon${inClub(about)}`,
    body: `Check in by ${about.at(until)}.${freezes > 0 ? ` ${freezes} ${freezes === 1 ? 'freeze' : 'freezes'} left.` : ''}`,
    actions: open('Check in'),
  }),
  'freeze-used': ({ streak, freezes }, about) => ({
    title: `A freeze saved your streak${inClub(about)}`,
    body: `${streak} days. ${freezes === 0 ? 'No freezes' : freezes === 1 ? '1 freeze' : `${freezes} freezes`} left.`,
  }),
  'invite-used': (_, about) => ({
    title: `${somebody(about)} joined ${about.club ?? 'a club'} with your invitation`,
    body: '',
  }),
  reminder: ({ of, title, moment, at }, about) => ({
    title: `Reminder: ${title}`,
    body: moment === 'end' ? `Ends ${about.at(at)}.` : startOf(of, about.at(at)),
    actions: open('View'),
  }),
  'mission-published': ({ title, ends_at }, about) => ({
    title: about.count > 1 ? `${about.count} new missions${inClub(about)}` : `New mission${inClub(about)}`,
    body: ends_at === null ? title : `${title}. Ends ${about.at(ends_at)}.`,
    actions: open('View mission'),
  }),
  'mission-completed': ({ title, ...gained }, about) => {
    const what = gains(gained);
    return {
      title: `${title} completed`,
      body: what === '' ? (about.club ?? '') : `You earned ${what}${inClub(about)}.`,
    };
  },
  'mission-reviewed': ({ title, step, passed, reason }) => ({
    title: `${step} was ${passed ? 'accepted' : 'refused'}`,
    body: passed || reason === '' ? title : `${title}. ${because(reason)}`,
    actions: open(passed ? 'View mission' : 'Try again'),
  }),
  'mission-taken-back': ({ title, reason, ...taken }, about) => ({
    title: `${byClub(about)} took back ${gains(taken) || 'a reward'}`,
    body: [`Mission: ${title}.`, because(reason)].filter((part) => part !== '').join(' '),
  }),
  'campaign-prize': ({ title, prize }) => ({
    title: `You won ${prize}`,
    body: title,
    actions: open('View prize'),
  }),
  'campaign-ended': ({ title }) => ({
    title: `${title} has ended`,
    body: 'See who won.',
    actions: open('See winners'),
  }),
} satisfies { [Kind in NotificationKind]?: Write<Kind> };
