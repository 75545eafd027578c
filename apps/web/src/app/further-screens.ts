// Owns the way to every screen beyond the first ones, and what domains offer each other there. Fetched with the first of
// them: the names of their files alone would soon outweigh what a newcomer can be made to wait for.
import { firstClubs } from '#domains/fronts/public/first-clubs.ts';
import { offerSellParts } from '#domains/items/public/sell-slot.ts';
import { offerCauseLinks } from '#domains/ledger/public/cause-links.ts';
import { offerOwnWays } from '#domains/users/public/own-ways.ts';
import { offerProfileParts } from '#domains/users/public/profile-parts.ts';
import { offerSettingsSections } from '#domains/users/public/settings-sections.ts';
import { offerStepUpGuard } from '#domains/users/public/step-up-slot.ts';
import { offerWelcomeClubs } from '#domains/users/public/welcome-clubs.ts';
import type { RouteEntry, ScreenModule } from '#platform/navigation/route-entry.ts';
import { withAnswers } from './load/with-answers.ts';
import { causeLinks } from './registries/ledger-causes.ts';
import { allOwnWays } from './registries/own-ways.ts';
import { allProfileParts } from './registries/profile-parts.ts';
import { builtRoutes } from './registries/routes.ts';
import { allSettingsSections, askAgain } from './registries/settings.ts';

offerSettingsSections(allSettingsSections);
offerStepUpGuard(askAgain);
offerProfileParts(allProfileParts);
offerCauseLinks(causeLinks);
offerOwnWays(allOwnWays);
offerWelcomeClubs(firstClubs);
offerSellParts(() => import('#domains/market/public/sell-step.tsx'));

const loads = new Map<string, RouteEntry['load']>(
  builtRoutes.map(({ path, plain, load }) => [path, plain ? load : withAnswers(load)]),
);

/** Whether a domain brought a screen for the route. */
export function isBuilt(path: string): boolean {
  return loads.has(path);
}

/** The screen of its domain, or the honest unbuilt one. */
export async function loadScreen(path: string): Promise<ScreenModule> {
  return loads.get(path)?.() ?? import('./screens/unbuilt-screen.tsx');
}
