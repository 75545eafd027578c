// The picture of each module of a club; closed, so that none goes without.
import type { ClubModule } from '@stagepass/contract/clubs/shapes.ts';
import type { IconShape } from '@stagepass/ui/icon/icon.tsx';
import { armchair } from '@stagepass/ui/icon/phosphor/armchair.ts';
import { article } from '@stagepass/ui/icon/phosphor/article.ts';
import { chartBar } from '@stagepass/ui/icon/phosphor/chart-bar.ts';
import { chatCircle } from '@stagepass/ui/icon/phosphor/chat-circle.ts';
import { gift } from '@stagepass/ui/icon/phosphor/gift.ts';
import { mapPin } from '@stagepass/ui/icon/phosphor/map-pin.ts';
import { robot } from '@stagepass/ui/icon/phosphor/robot.ts';
import { steps } from '@stagepass/ui/icon/phosphor/steps.ts';
import { storefront } from '@stagepass/ui/icon/phosphor/storefront.ts';
import { ticket } from '@stagepass/ui/icon/phosphor/ticket.ts';
import { trophy } from '@stagepass/ui/icon/phosphor/trophy.ts';

export const moduleIcons: Readonly<Record<ClubModule, IconShape>> = {
  posts: article,
  missions: ticket,
  stations: mapPin,
  market: storefront,
  achievement: trophy,
  votes: chartBar,
  gacha: gift,
  levels: steps,
  subscriptions: armchair,
  messages: chatCircle,
  ai: robot,
};
