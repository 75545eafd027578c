// Owns the list of what all domains put on profiles and settings, and offer each other beyond their rows.
import { slots as auctions } from '#domains/auctions/slots.ts';
import { slots as auth } from '#domains/auth/slots.ts';
import { slots as clubs } from '#domains/clubs/slots.ts';
import { slots as fronts } from '#domains/fronts/slots.ts';
import { slots as gacha } from '#domains/gacha/slots.ts';
import { sellParts } from '#domains/items/public/sell-slot.ts';
import { slots as items } from '#domains/items/slots.ts';
import { causeLinks } from '#domains/ledger/public/cause-links.ts';
import { slots as ledger } from '#domains/ledger/slots.ts';
import { slots as levels } from '#domains/levels/slots.ts';
import { slots as market } from '#domains/market/slots.ts';
import { slots as moderation } from '#domains/moderation/slots.ts';
import { slots as orders } from '#domains/orders/slots.ts';
import { pageClubs } from '#domains/pages/public/page-clubs.ts';
import { slots as posts } from '#domains/posts/slots.ts';
import { ownShelf } from '#domains/users/public/own-shelf.ts';
import { type OwnWay, ownWays } from '#domains/users/public/own-ways.ts';
import { type ProfilePart, profileParts } from '#domains/users/public/profile-parts.ts';
import { type SettingsSection, settingsSections } from '#domains/users/public/settings-sections.ts';
import { stepUpGuard } from '#domains/users/public/step-up-slot.ts';
import { welcomeClubs } from '#domains/users/public/welcome-clubs.ts';
import { slots as users } from '#domains/users/slots.ts';
import { inOrder } from '#platform/slot/slot.ts';
import { screenOrder } from './screen-order.ts';

interface DomainSlots {
  settings?: readonly SettingsSection[];
  profile?: readonly ProfilePart[];
  ownWays?: readonly OwnWay[];
  causeLinks?: ReturnType<typeof causeLinks.read>;
}

const all: readonly DomainSlots[] = [
  users,
  auth,
  clubs,
  levels,
  ledger,
  items,
  posts,
  auctions,
  market,
  gacha,
  orders,
  moderation,
];

export function fillSlots(): void {
  settingsSections.fill(
    inOrder(
      screenOrder.settings,
      all.flatMap(({ settings = [] }) => settings),
    ),
  );
  profileParts.fill(
    inOrder(
      screenOrder.profile,
      all.flatMap(({ profile = [] }) => profile),
    ),
  );
  ownWays.fill(
    inOrder(
      screenOrder.ownWays,
      all.flatMap((slots) => slots.ownWays ?? []),
    ),
  );
  causeLinks.fill(Object.assign({}, ...all.map((slots) => slots.causeLinks)));
  stepUpGuard.fill(auth.stepUpGuard);
  welcomeClubs.fill(fronts.welcomeClubs);
  pageClubs.fill(fronts.pageClubs);
  sellParts.fill(market.sellParts);
  ownShelf.fill(items.ownShelf);
}
