// Owns the decisions about handles: their form, which words are reserved, what to suggest instead.

const DAY_MS = 86_400_000;
/** How long a former handle leads to its club, and to no other. */
export const HANDLE_KEPT_MS = 90 * DAY_MS;

const form = /^[a-z0-9][a-z0-9-]{1,28}[a-z0-9]$/;

// Every word that stands directly under /club/, of the API too; names of authority; what programs mistake for something else.
const reserved = new Set(
  `achievement ai badges campaign chat checkin club-subscription event events gacha handle-free home id-center info invite
  join levels manage manage-achievement manage-campaigns manage-events manage-gacha manage-items manage-member-tier manage-members
  manage-missions manage-rules manage-sets manage-stations manage-store manage-subscriptions manage-votes market market-item
  messages mission mission-detail missions module new-chat odds openai-profile overview play-mission post-detail
  posts proof requirement set sets settings station stations subscription-detail subscriptions tasks upgrade-license vault
  vote-detail votes about abuse account admin administrator all anonymous api app assets auth billing blog
  category club clubs contact create create-club dashboard delete demo developer discover docs download edit error
  everyone example explore fan fanpass fans faq favicon feed front guest guide health help host http https
  legal login logout mail me media member members mod moderator new news nobody none null official offline
  openapi operator owner page pages partner payment payments posts press privacy profile public push ready register
  reset root search security self service sign-in sign-up site staff stage stagepass stage-pass static status store
  support system team terms test trending true false undefined update upload uploads user users verify wallet web
  webmaster welcome www you`.split(/\s+/),
);

export function isHandle(text: string): boolean {
  return form.test(text);
}

/** `Set-tings` and `settings` would be mistaken for each other by people, so both are reserved. */
export function isReservedHandle(handle: string): boolean {
  return reserved.has(handle) || reserved.has(handle.replaceAll('-', ''));
}

/** What is typed, as a handle: 'The Trapdoor!' → 'the-trapdoor'. May still be too short. */
export function handleFrom(typed: string): string {
  return typed
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, 30)
    .replace(/-+$/, '');
}

/** Handles near the wanted one, the nicest first. */
export function handlesNear(wanted: string): string[] {
  const stem = handleFrom(wanted).slice(0, 24).replace(/-+$/, '');
  if (stem === '') return [];
  return [stem, `${stem}-club`, `the-${stem}`, `${stem}-fans`, `${stem}-2`, `${stem}-hq`].filter(
    (handle) => handle !== wanted && isHandle(handle) && !isReservedHandle(handle),
  );
}
