// Owns the table of screens that are held to the rules in every theme, size and language.
import type { ConsentTicket, DemoRole, Providers } from '@stagepass/contract/auth/shapes.ts';
import { signInAs } from './accounts.ts';
import type { Phone } from './phone.ts';
import { callApi } from './server.ts';

export interface ScreenCase {
  /** Names its pictures. */
  readonly name: string;
  /** An address, or the way to find one. */
  readonly path: string | (() => Promise<string>);
  /** A demo account, or somebody who has just registered and not yet typed the code. */
  readonly as?: DemoRole | 'newcomer';
  /** What has to have happened before, where the address alone does not lead to the screen. */
  readonly before?: (phone: Phone) => Promise<void>;
  /** What somebody does once the screen stands, such as opening a sheet. */
  readonly act?: (phone: Phone) => Promise<void>;
  /** What comes after the screen stands, and belongs to it. */
  readonly until?: string;
}

/** An instance with every provider switched on. */
async function everyWay({ page }: Phone): Promise<void> {
  const provider_ids = ['google.com', 'apple.com', 'facebook.com', 'github.com'];
  const data: Providers = {
    firebase: { api_key: 'key', api_base: 'https://id.test', provider_ids },
    discord: true,
    twitter: true,
    tiktok: true,
    wallet: { domain: 'stage.test', uri: 'https://stage.test', chain_ids: [1] },
    demo: null,
    mail: 'smtp',
  };
  await page.route('**/api/auth/providers', (route) => route.fulfill({ json: { data } }), { times: 1 });
}

/** Somebody new comes back from Discord. */
async function firstSignIn({ page, trouble }: Phone): Promise<void> {
  const details: ConsentTicket = { ticket: 'ticket', kind: 'discord', label: 'nova_reed' };
  const error = { code: 'auth.consent-needed', message: '', details };
  trouble.expect(/answer: 403 POST \/api\/auth\/discord$/);
  await page.route('**/api/auth/discord', (route) => route.fulfill({ status: 403, json: { error } }));
  await page.addInitScript(() => {
    if (!window.location.search.startsWith('?code=')) return;
    const trip = { intent: 'sign-in', next: null, started_ms: Date.now() };
    sessionStorage.setItem('spc-round-trip-discord', JSON.stringify(trip));
  });
}

/** The newest open post of a club, as the fan sees it. */
async function latestPost(): Promise<string> {
  const { sctoken: token } = await signInAs('fan');
  const posts = await callApi<{ id: string; sealed: object | null }[]>('GET', '/clubs/velvet-static/posts', {
    token,
  });
  const open = posts.find(({ sealed }) => sealed === null);
  if (open === undefined) throw new Error('the demo world has no open post');
  return `/club/post-detail/${open.id}`;
}

async function invitation(): Promise<string> {
  const { sctoken: token } = await signInAs('fan');
  const { code } = await callApi<{ code: string }>('GET', '/clubs/velvet-static/invitation', { token });
  return `/club/invite/${code}`;
}

const press = (selector: string) => async (phone: Phone) => {
  await phone.page.locator(selector).first().click();
  await phone.page.getByRole('dialog').waitFor();
};

export const screens: readonly ScreenCase[] = [
  { name: 'welcome', path: '/welcome' },
  { name: 'auth', path: '/auth', until: '.sp-auth-way' },
  { name: 'auth-every-way', path: '/auth', before: everyWay, until: '.sp-auth-way' },
  { name: 'auth-register', path: '/auth?mode=register' },
  { name: 'auth-reset', path: '/auth?mode=reset' },
  { name: 'permission-error-sign-in', path: '/permission-error?reason=sign-in&next=%2Fhome' },
  { name: 'permission-error-tier', path: '/permission-error?reason=tier&tier=backstage' },
  { name: 'verify-email', path: '/verify-email' },
  { name: 'otp-verify', path: '/otp-verify' },
  { name: 'discord', path: '/discord?error=access_denied' },
  { name: 'consent', path: '/discord?code=code&state=state', before: firstSignIn },
  { name: 'tiktok', path: '/tiktok?error=access_denied' },
  { name: 'partner-ntu', path: '/NTU' },
  { name: 'partner-ntt', path: '/ntt' },
  { name: 'partner-by-slug', path: '/p/ntt' },
  { name: 'legal-terms', path: '/legal/terms' },
  { name: 'legal-privacy', path: '/legal/privacy' },
  { name: 'not-found', path: '/nowhere/at-all' },
  { name: 'discover', path: '/discover' },
  { name: 'verify-email-sent', path: '/verify-email', as: 'newcomer' },
  { name: 'otp-verify-code', path: '/otp-verify', as: 'newcomer' },
  { name: 'user-settings-unverified', path: '/user/settings', as: 'newcomer' },
  { name: 'home', path: '/home', as: 'fan' },
  { name: 'clubs', path: '/clubs', as: 'fan' },
  { name: 'user-welcome', path: '/user/welcome', as: 'fan' },
  { name: 'user-welcome-interests', path: '/user/welcome?step=interests', as: 'fan' },
  { name: 'user-settings', path: '/user/settings', as: 'fan' },
  { name: 'user-settings-ways', path: '/user/settings?view=sign-in', as: 'fan' },
  { name: 'user-settings-factors', path: '/user/settings?view=second-factor', as: 'fan' },
  { name: 'user-settings-devices', path: '/user/settings?view=devices', as: 'fan' },
  { name: 'user-settings-email', path: '/user/settings?view=email', as: 'fan' },
  { name: 'user-change-password', path: '/user/change-password', as: 'fan' },
  { name: 'club-posts', path: '/club/velvet-static/posts', as: 'fan' },
  { name: 'club-posts-compose', path: '/club/velvet-static/posts?view=compose', as: 'creator' },
  { name: 'user-settings-kept-posts', path: '/user/settings?view=kept-posts', as: 'fan' },
  { name: 'user-profile', path: '/user/profile', as: 'fan' },
  { name: 'user-editprofile', path: '/user/editprofile', as: 'fan' },
  { name: 'person', path: '/user/juno_vale', as: 'fan' },
  { name: 'person-visitor', path: '/user/juno_vale' },
  { name: 'person-followers', path: '/user/juno_vale?list=followers', as: 'fan' },
  { name: 'user-settings-privacy', path: '/user/settings?view=privacy', as: 'fan' },
  { name: 'user-settings-decisions', path: '/user/settings?view=decisions', as: 'fan' },
  { name: 'user-settings-blocked', path: '/user/settings?view=blocked', as: 'fan' },
  { name: 'user-settings-muted', path: '/user/settings?view=muted', as: 'fan' },
  { name: 'user-settings-data', path: '/user/settings?view=data', as: 'fan' },
  { name: 'user-settings-delete', path: '/user/settings?view=delete-account', as: 'fan' },
  { name: 'discover-search', path: '/discover?q=velvt', until: '.sp-search-results a' },
  { name: 'club-front-door', path: '/club/velvet-static' },
  { name: 'club-front-door-asks', path: '/club/tin-lighthouse', as: 'creator' },
  { name: 'club-home-visitor', path: '/club/velvet-static/home' },
  { name: 'club-home', path: '/club/velvet-static/home', as: 'fan', until: '.sp-tab-bar' },
  { name: 'club-home-owner', path: '/club/velvet-static/home', as: 'creator', until: '.sp-tab-bar' },
  { name: 'club-info', path: '/club/velvet-static/info', as: 'fan' },
  { name: 'club-id-center', path: '/club/velvet-static/id-center', as: 'fan' },
  { name: 'club-invite', path: '/club/velvet-static/invite', as: 'fan' },
  { name: 'club-invitation', path: invitation },
  { name: 'club-requirement', path: '/club/tin-lighthouse/requirement', as: 'creator' },
  { name: 'club-requirement-edit', path: '/club/velvet-static/requirement', as: 'creator' },
  { name: 'club-module', path: '/club/velvet-static/module', as: 'creator' },
  { name: 'club-settings', path: '/club/velvet-static/settings', as: 'creator' },
  { name: 'club-posts-scheduled', path: '/club/velvet-static/posts?view=scheduled', as: 'creator' },
  { name: 'post-detail', path: latestPost, as: 'fan' },
  { name: 'post-detail-visitor', path: latestPost },
  { name: 'post-menu', path: latestPost, as: 'fan', act: press('.sp-post-dots') },
  { name: 'create-club', path: '/user/create-club?step=name', as: 'fan' },
  { name: 'creator-club', path: '/user/creator-club', as: 'creator' },
  { name: 'manage', path: '/club/velvet-static/manage', as: 'creator' },
  { name: 'manage-members', path: '/club/harbour-voices/manage-members', as: 'creator' },
  { name: 'manage-member-tier', path: '/club/velvet-static/manage-member-tier', as: 'creator' },
  { name: 'manage-rules', path: '/club/velvet-static/manage-rules', as: 'creator' },
  { name: 'manage-rules-words', path: '/club/velvet-static/manage-rules?tab=words', as: 'creator' },
  { name: 'manage-rules-log', path: '/club/velvet-static/manage-rules?tab=log', as: 'creator' },
  { name: 'manage-rules-list', path: '/club/velvet-static/manage-rules?tab=rules', as: 'creator' },
];

export const sizes = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
] as const;

export const forms = [
  { form: 'normal' },
  { form: 'pseudo', locale: 'pseudo' },
  { form: 'text-200', textScale: 2 },
] as const;
