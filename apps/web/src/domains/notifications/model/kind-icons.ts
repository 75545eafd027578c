// Owns the icon of each kind of notification. Kinds of one sort share theirs: every icon here is part of the inbox's first load.
import type { NotificationKind } from '@stagepass/base/notification-kinds.ts';
import type { IconShape } from '@stagepass/ui/icon/icon.tsx';
import { arrowCounterClockwise } from '@stagepass/ui/icon/phosphor/arrow-counter-clockwise.ts';
import { article } from '@stagepass/ui/icon/phosphor/article.ts';
import { bellRinging } from '@stagepass/ui/icon/phosphor/bell-ringing.ts';
import { chartBarHorizontal } from '@stagepass/ui/icon/phosphor/chart-bar-horizontal.ts';
import { crownSimple } from '@stagepass/ui/icon/phosphor/crown-simple.ts';
import { flag } from '@stagepass/ui/icon/phosphor/flag.ts';
import { gavel } from '@stagepass/ui/icon/phosphor/gavel.ts';
import { gift } from '@stagepass/ui/icon/phosphor/gift.ts';
import { chatCircle } from '@stagepass/ui/icon/phosphor/lean/chat-circle.ts';
import { flame } from '@stagepass/ui/icon/phosphor/lean/flame.ts';
import { handsClapping } from '@stagepass/ui/icon/phosphor/lean/hands-clapping.ts';
import { sealCheck } from '@stagepass/ui/icon/phosphor/lean/seal-check.ts';
import { sparkle } from '@stagepass/ui/icon/phosphor/lean/sparkle.ts';
import { ticket } from '@stagepass/ui/icon/phosphor/lean/ticket.ts';
import { userPlus } from '@stagepass/ui/icon/phosphor/lean/user-plus.ts';
import { usersThree } from '@stagepass/ui/icon/phosphor/lean/users-three.ts';
import { wallet } from '@stagepass/ui/icon/phosphor/lean/wallet.ts';
import { listChecks } from '@stagepass/ui/icon/phosphor/list-checks.ts';
import { megaphoneSimple } from '@stagepass/ui/icon/phosphor/megaphone-simple.ts';
import { receipt } from '@stagepass/ui/icon/phosphor/receipt.ts';
import { shieldCheck } from '@stagepass/ui/icon/phosphor/shield-check.ts';
import { snowflake } from '@stagepass/ui/icon/phosphor/snowflake.ts';
import { storefront } from '@stagepass/ui/icon/phosphor/storefront.ts';
import { trophy } from '@stagepass/ui/icon/phosphor/trophy.ts';

export const kindIcons: Readonly<Record<NotificationKind, IconShape>> = {
  follower: userPlus,
  comment: chatCircle,
  reply: chatCircle,
  mention: chatCircle,
  reaction: handsClapping,
  message: chatCircle,
  'message-request': chatCircle,
  'chat-mention': chatCircle,
  'chat-reply': chatCircle,
  announcement: megaphoneSimple,
  level: sparkle,
  tier: crownSimple,
  badge: sealCheck,
  achievement: trophy,
  'item-received': gift,
  'streak-risk': flame,
  'freeze-used': snowflake,
  'invite-used': userPlus,
  reminder: bellRinging,
  'mission-published': listChecks,
  'mission-completed': listChecks,
  'mission-reviewed': listChecks,
  'mission-taken-back': arrowCounterClockwise,
  'campaign-prize': trophy,
  'campaign-ended': trophy,
  outbid: gavel,
  'auction-lead': gavel,
  'auction-won': gavel,
  'auction-ended': gavel,
  drop: storefront,
  'resale-sold': storefront,
  'order-placed': receipt,
  'order-refunded': arrowCounterClockwise,
  'top-up': wallet,
  'ticket-reminder': ticket,
  'ticket-used': ticket,
  'ticket-restored': ticket,
  'join-answered': usersThree,
  'club-post': article,
  'club-closing': usersThree,
  role: usersThree,
  'hand-over': crownSimple,
  'vote-opened': chartBarHorizontal,
  'vote-closed': chartBarHorizontal,
  'vote-answered': chartBarHorizontal,
  'member-action': shieldCheck,
  'content-decided': shieldCheck,
  'appeal-answered': shieldCheck,
  'report-decided': flag,
  'join-request': userPlus,
  'review-waiting': listChecks,
  'text-held': shieldCheck,
  'report-made': flag,
  'appeal-made': flag,
  sale: receipt,
  'auction-unsold': gavel,
  payout: wallet,
  'campaign-invited': trophy,
  'vote-answer-due': chartBarHorizontal,
};
