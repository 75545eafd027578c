// Owns the list of what all domains put on profiles, in settings and into the welcome; fetched beside those screens.
import { userParts as auth } from '#domains/auth/user-parts.ts';
import { userParts as badges } from '#domains/badges/user-parts.ts';
import { userParts as clubs } from '#domains/clubs/user-parts.ts';
import { userParts as fronts } from '#domains/fronts/user-parts.ts';
import { userParts as items } from '#domains/items/user-parts.ts';
import { userParts as ledger } from '#domains/ledger/user-parts.ts';
import { userParts as levels } from '#domains/levels/user-parts.ts';
import { userParts as market } from '#domains/market/user-parts.ts';
import { userParts as moderation } from '#domains/moderation/user-parts.ts';
import { userParts as notifications } from '#domains/notifications/user-parts.ts';
import { userParts as orders } from '#domains/orders/user-parts.ts';
import { userParts as posts } from '#domains/posts/user-parts.ts';
import { userParts as subscriptions } from '#domains/subscriptions/user-parts.ts';
import { userParts as tokens } from '#domains/tokens/user-parts.ts';
import { ownShelf } from '#domains/users/public/own-shelf.ts';
import { type OwnWay, ownWays } from '#domains/users/public/own-ways.ts';
import { type ProfilePart, profileParts } from '#domains/users/public/profile-parts.ts';
import { type SettingsSection, settingsSections } from '#domains/users/public/settings-sections.ts';
import { stepUpGuard } from '#domains/users/public/step-up-slot.ts';
import { welcomeClubs } from '#domains/users/public/welcome-clubs.ts';
import { userParts as users } from '#domains/users/user-parts.ts';
import { inOrder } from '#platform/slot/slot.ts';
import { ownWaysOrder, profileOrder, settingsOrder } from './user-order.ts';

interface UserParts {
  settings?: readonly SettingsSection[];
  profile?: readonly ProfilePart[];
  ownWays?: readonly OwnWay[];
}

const all: readonly UserParts[] = [
  users,
  auth,
  clubs,
  badges,
  levels,
  ledger,
  subscriptions,
  tokens,
  items,
  posts,
  market,
  orders,
  notifications,
  moderation,
];

export function fillUserParts(): void {
  settingsSections.fill(
    inOrder(
      settingsOrder,
      all.flatMap(({ settings = [] }) => settings),
    ),
  );
  profileParts.fill(
    inOrder(
      profileOrder,
      all.flatMap(({ profile = [] }) => profile),
    ),
  );
  ownWays.fill(
    inOrder(
      ownWaysOrder,
      all.flatMap((parts) => parts.ownWays ?? []),
    ),
  );
  stepUpGuard.fill(auth.stepUpGuard);
  welcomeClubs.fill(fronts.welcomeClubs);
  ownShelf.fill(items.ownShelf);
}
