// Owns how the build cuts the code. Every file costs a request and its headers: what a first screen needs comes in one
// file for all screens (shell) and one for the screen itself.

const SHELL = [
  /node_modules\/(react|react-dom|scheduler|react-router|cookie-es)\//,
  /rolldown\/runtime/,
  /vite\/preload-helper/,
  /\/apps\/web\/src\/app\/(main|app|routed-screen|route-table|seed-routes|shell-routes|first-copy|later|drawn-page)\./,
  /\/apps\/web\/src\/app\/(registries\/first-routes|load\/|screens\/plain-failure|shell\/(?!tabs-|notices))/,
  /\/apps\/web\/src\/domains\/(auth|pages)\/routes\.tsx/,
  /\/apps\/web\/src\/platform\/(api(?!\/picture-address)|i18n|navigation|session|storage|theme|title)\/|\/platform\/pwa\/update-ready/,
  /\/packages\/ui\/src\/(styles|tokens|fonts\/fonts)\.css/,
  /\/packages\/ui\/src\/(class-names|toast\/toast-store|icon\/icon\.|icon\/wordmark)/,
  /\/packages\/ui\/src\/(button|field|fitted-text|icon-button|notice|print|screen|skeleton|text-link|top-bar|visually-hidden)\//,
];

const WELCOME = [
  /\/domains\/pages\/(welcome-copy|screens\/welcome-screen|parts\/(poster-wall|sample-pass|odds-slip)|model\/current-panel)/,
  /\/packages\/ui\/src\/steps\//,
];

const AUTH = [
  /\/domains\/auth\/(copy|screens\/auth-screen|parts\/(auth-frame|sign-in-form)|public\/paths|data\/(sign-in|use-offered))\./,
  /\/domains\/auth\/model\/(auth-mode|destination|email-shape|provider-return|round-trip|typed-email)\./,
  /\/packages\/ui\/src\/icon\/phosphor\/lean\/(envelope-simple|lock-simple)\./,
];

/** Kept by the service worker as a whole: a failure must be shown properly without a network too. */
const FAILURE = [
  /\/apps\/web\/src\/app\/(copy\.|screens\/(error|offline|not-found|still-life)-screen|screens\/failure-reference)/,
  /\/apps\/web\/src\/app\/(art\/lazy-art|shell\/notices)\./,
  /\/packages\/ui\/src\/icon\/phosphor\/(caret-left|arrows-clockwise|wifi-slash)\./,
];

/** Kept by the service worker too, each as a whole: the main shell, and what shows a person, which others use. */
const TABS = [
  /\/apps\/web\/src\/app\/shell\/tabs-/,
  /\/packages\/ui\/src\/tab-bar\//,
  /\/packages\/ui\/src\/icon\/phosphor\/(bell|chat-circle|compass|house|ticket|users-three)\./,
];

const AVATAR = [
  /\/packages\/ui\/src\/(avatar|list-row)\//,
  /\/domains\/users\/public\/person-avatar\.|\/platform\/api\/picture-address\./,
  /\/packages\/base\/src\/address\./,
];

/** The way to all other screens; kept by the service worker. */
const FURTHER = [
  /\/apps\/web\/src\/app\/(further-screens|registries\/)/,
  /\/apps\/web\/src\/domains\/[a-z]+\/routes\.tsx/,
  /\/domains\/[a-z]+\/public\/(views|profile-parts?|settings-sections?|settings-views|step-up-slot)\./,
];

/** What starts once the phone is idle. */
const IDLE = [/\/apps\/web\/src\/(app\/idle|platform\/(realtime|pwa))/];

/** The still lifes, kept by the service worker: the screens of failures show them, without a network too. */
const ILLUSTRATION = [/\/packages\/ui\/src\/illustration\//];

/** What the auth page fetches once it knows what is offered: small pieces, of which each would be a request. */
const WAYS = [
  /\/domains\/auth\/(parts\/(ways|demo-accounts)|data\/round-trips|model\/provider-names)\./,
  /\/packages\/ui\/src\/(or-divider\/|button\/vu-bars)/,
  /\/packages\/ui\/src\/icon\/phosphor\/lean\/(apple-logo|discord-logo|facebook-logo|globe|google-logo|key|twitter-logo|wallet)\./,
];

function matcher(patterns: RegExp[]): (id: string) => boolean {
  return (id) => patterns.some((pattern) => pattern.test(id));
}

/** In this order: a module goes into the first group that wants it. */
export const chunkGroups = [
  { name: 'shell', test: matcher(SHELL), priority: 3 },
  { name: 'auth', test: matcher(AUTH), priority: 2 },
  { name: 'further-screens', test: matcher(FURTHER), priority: 2 },
  { name: 'idle', test: matcher(IDLE), priority: 1 },
  { name: 'failure', test: matcher(FAILURE), priority: 1 },
  { name: 'ways', test: matcher(WAYS), priority: 1 },
  { name: 'illustration', test: matcher(ILLUSTRATION), priority: 1 },
  { name: 'tabs-shell', test: matcher(TABS), priority: 1 },
  { name: 'avatar', test: matcher(AVATAR), priority: 2 },
  { name: 'welcome', test: matcher(WELCOME), priority: 1 },
];

/**
 * Code of the first load, which the React Compiler leaves alone: these pieces are drawn once or twice, and memoising
 * them would add 5 KiB to what a newcomer waits for.
 */
export const firstLoadModules: RegExp[] = [
  /\/apps\/web\/src\/(app|platform)\//,
  /\/apps\/web\/src\/domains\/(pages|auth)\//,
  /\/packages\/ui\/src\/(button|field|fitted-text|icon|icon-button|notice|print|screen|skeleton|steps|text-link|top-bar|visually-hidden)\//,
];
