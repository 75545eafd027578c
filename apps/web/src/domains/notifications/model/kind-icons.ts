// Owns the icon of each kind of notification. Kinds of one sort share theirs: every icon here is part of the inbox's first load, and
// so in the one weight that it is drawn in, and in no file of another screen.
import type { NotificationKind } from '@stagepass/base/notification-kinds.ts';
import type { IconShape } from '@stagepass/ui/icon/icon.tsx';
import { arrowCounterClockwise } from '@stagepass/ui/icon/phosphor/arrow-counter-clockwise.ts';
import { article } from '@stagepass/ui/icon/phosphor/article.ts';
import { bellRinging } from '@stagepass/ui/icon/phosphor/bell-ringing.ts';
import { chartBarHorizontal } from '@stagepass/ui/icon/phosphor/chart-bar-horizontal.ts';
import { chatCircle } from '@stagepass/ui/icon/phosphor/chat-circle.ts';
import { crownSimple } from '@stagepass/ui/icon/phosphor/crown-simple.ts';
import { flag } from '@stagepass/ui/icon/phosphor/flag.ts';
import { flame } from '@stagepass/ui/icon/phosphor/flame.ts';
import { gavel } from '@stagepass/ui/icon/phosphor/gavel.ts';
import { gift } from '@stagepass/ui/icon/phosphor/gift.ts';
import { handsClapping } from '@stagepass/ui/icon/phosphor/hands-clapping.ts';
import { listChecks } from '@stagepass/ui/icon/phosphor/list-checks.ts';
import { megaphoneSimple } from '@stagepass/ui/icon/phosphor/megaphone-simple.ts';
import { receipt } from '@stagepass/ui/icon/phosphor/receipt.ts';
import { sealCheck } from '@stagepass/ui/icon/phosphor/seal-check.ts';
import { shieldCheck } from '@stagepass/ui/icon/phosphor/shield-check.ts';
import { snowflake } from '@stagepass/ui/icon/phosphor/snowflake.ts';
import { sparkle } from '@stagepass/ui/icon/phosphor/sparkle.ts';
import { storefront } from '@stagepass/ui/icon/phosphor/storefront.ts';
import { ticket } from '@stagepass/ui/icon/phosphor/ticket.ts';
import { trophy } from '@stagepass/ui/icon/phosphor/trophy.ts';
import { userPlus } from '@stagepass/ui/icon/phosphor/user-plus.ts';
import { usersThree } from '@stagepass/ui/icon/phosphor/users-three.ts';
import { wallet } from '@stagepass/ui/icon/phosphor/wallet.ts';

export const kindIcons: Readonly<Record<NotificationKind, IconShape>> = {
  follower: { fill: userPlus.fill },
  comment: { fill: chatCircle.fill },
  reply: { fill: chatCircle.fill },
  mention: { fill: chatCircle.fill },
  reaction: { fill: handsClapping.fill },
  message: { fill: chatCircle.fill },
  'message-request': { fill: chatCircle.fill },
  'chat-mention': { fill: chatCircle.fill },
  'chat-reply': { fill: chatCircle.fill },
  announcement: { fill: megaphoneSimple.fill },
  level: { fill: sparkle.fill },
  tier: { fill: crownSimple.fill },
  badge: { fill: sealCheck.fill },
  achievement: { fill: trophy.fill },
  'item-received': { fill: gift.fill },
  'tokens-received': { fill: gift.fill },
  'streak-risk': { fill: flame.fill },
  'freeze-used': { fill: snowflake.fill },
  'invite-used': { fill: userPlus.fill },
  reminder: { fill: bellRinging.fill },
  'mission-published': { fill: listChecks.fill },
  'mission-completed': { fill: listChecks.fill },
  'mission-reviewed': { fill: listChecks.fill },
  'mission-taken-back': { bold: arrowCounterClockwise.bold },
  'campaign-prize': { fill: trophy.fill },
  'campaign-ended': { fill: trophy.fill },
  outbid: { fill: gavel.fill },
  'auction-lead': { fill: gavel.fill },
  'auction-won': { fill: gavel.fill },
  'auction-ended': { fill: gavel.fill },
  drop: { fill: storefront.fill },
  'resale-sold': { fill: storefront.fill },
  'order-placed': { fill: receipt.fill },
  subscription: { fill: receipt.fill },
  'win-back': { fill: gift.fill },
  'order-refunded': { bold: arrowCounterClockwise.bold },
  'top-up': { fill: wallet.fill },
  'ticket-reminder': { fill: ticket.fill },
  'ticket-used': { fill: ticket.fill },
  'ticket-restored': { fill: ticket.fill },
  'event-published': { fill: ticket.fill },
  'event-changed': { fill: ticket.fill },
  'event-cancelled': { fill: ticket.fill },
  'event-refunded': { bold: arrowCounterClockwise.bold },
  'event-guest': { fill: ticket.fill },
  'event-soon': { fill: ticket.fill },
  'join-answered': { fill: usersThree.fill },
  'club-post': { fill: article.fill },
  'club-closing': { fill: usersThree.fill },
  role: { fill: usersThree.fill },
  'club-suspended': { fill: shieldCheck.fill },
  'hand-over': { fill: crownSimple.fill },
  'vote-opened': { fill: chartBarHorizontal.fill },
  'vote-closed': { fill: chartBarHorizontal.fill },
  'vote-answered': { fill: chartBarHorizontal.fill },
  'member-action': { fill: shieldCheck.fill },
  'content-decided': { fill: shieldCheck.fill },
  'appeal-answered': { fill: shieldCheck.fill },
  'report-decided': { fill: flag.fill },
  'join-request': { fill: userPlus.fill },
  'review-waiting': { fill: listChecks.fill },
  'text-held': { fill: shieldCheck.fill },
  'report-made': { fill: flag.fill },
  'appeal-made': { fill: flag.fill },
  sale: { fill: receipt.fill },
  'new-subscriber': { fill: userPlus.fill },
  'subscriber-left': { fill: usersThree.fill },
  'auction-unsold': { fill: gavel.fill },
  payout: { fill: wallet.fill },
  'license-limit': { fill: usersThree.fill },
  'license-payment': { fill: wallet.fill },
  'campaign-invited': { fill: trophy.fill },
  'broadcast-answer': { fill: chatCircle.fill },
  'vote-answer-due': { fill: chartBarHorizontal.fill },
  'weekly-figures': { fill: chartBarHorizontal.fill },
};
