// Owns how the build cuts the code. Every file costs a request and its headers: what a first screen needs comes in one
// file for all screens (shell) and one for the screen itself.

const SHELL = [
  /node_modules\/(react|react-dom|scheduler|react-router|cookie-es)\//,
  /rolldown\/runtime/,
  /vite\/preload-helper/,
  /\/apps\/web\/src\/app\/(main|app|find-route|first-settled|known-routes|near-routes|router-path|routed-screen|route-table|shell-routes|first-copy|later)\./,
  /\/apps\/web\/src\/app\/(registries\/first-routes|load\/|shell\/(?!tabs-|notices))/,
  /\/apps\/web\/src\/domains\/((auth|pages|fronts)\/routes\.tsx|(auth|users)\/public\/paths|posts\/public\/views)/,
  /\/apps\/web\/src\/platform\/(api(?!\/(use-answer|once|download))|i18n(?!\/(days|zone-times))|late(?!\/(error-state|illustration|lazy-slot|use-near))|session(?!\/sign-out)|slot|storage(?!\/answers-db)|title)\/|\/platform\/(pwa\/update-ready|theme\/theme)\./,
  /\/platform\/navigation\/(?!leave-guard|use-reply-asked)/,
  /\/packages\/ui\/src\/(styles|tokens|fonts\/fonts)\.css/,
  /\/packages\/ui\/src\/(class-names|toast\/toast-store|icon\/icon\.|icon\/wordmark)/,
  /\/domains\/users\/public\/person-avatar\.|\/packages\/base\/src\/address\./,
  // What screens share with that which starts once they stand: who listens in which room, what is unread, what was done.
  /\/platform\/(realtime\/(listeners|rooms|until-done|use-room)|push\/(fitting-act|push-state)|subjects\/open-subjects)\./,
  /\/domains\/(chat\/(data\/(keys|open-conversation|outbox-key)|model\/paced)|checkins\/public\/waiting-key|notifications\/public\/unread)\./,
  /\/packages\/ui\/src\/((avatar|fitted-text|icon-button|notice|print|screen|skeleton|text-link|top-bar|visually-hidden)\/|button\/(?!pay-button|use-rest))/,
];

const WELCOME = [
  /\/domains\/pages\/(welcome-copy|screens\/welcome-screen|parts\/(poster-wall|sample-pass|odds-slip)|model\/current-panel)/,
  /\/packages\/ui\/src\/steps\//,
];

const AUTH = [
  /\/domains\/auth\/(copy|screens\/auth-screen|parts\/(auth-frame|sign-in-form)|data\/(sign-in|use-offered))\./,
  /\/domains\/auth\/model\/(auth-mode|destination|email-shape|provider-return|round-trip|typed-email)\./,
  /\/packages\/ui\/src\/icon\/phosphor\/lean\/envelope-simple\./,
];

/** Of `/auth`, and of most forms. */
const FIELD = [/\/packages\/ui\/src\/field\/|\/platform\/forms\//];

/** What nearly every screen with answers of the server stands on; kept by the service worker. */
const COMMON = [
  /\/node_modules\/@tanstack\/(?!.*(mutationObserver|useMutation))/,
  /\/platform\/(query\/(answers-provider|invalidation|query|use-pages)|late\/use-near)\./,
  /\/packages\/ui\/src\/(count-badge\/|gel\/|haptics\/|lamp-beam\/|vu-meter\/|icon\/phosphor\/lean\/(arrow-up|chat-circle|dots-three|share-fat)\.)|\/platform\/share\/share\./,
  /\/domains\/((auctions|clubs|users)\/public\/paths|posts\/public\/reaction-names)\./,
];

/** The frame of every screen of a club, with its tabs: screens of one's own have no use for it. */
const CLUB_FRAME = [
  /\/domains\/clubs\/public\/(club-(frame|tabs)|use-(known-)?club)\.|\/platform\/share\/share-own\./,
  /\/packages\/ui\/src\/(underline-tabs\/link-tabs|icon\/phosphor\/lean\/identification-card)\./,
];

/** What every screen needs that changes something: sending, showing ahead, taking back, and what is out of date then. */
const CHANGES = [
  /\/node_modules\/@tanstack\/.*(mutationObserver|useMutation\.)/,
  /\/platform\/query\/(optimistic|take-back|use-settled)\.|\/platform\/api\/once\./,
  /\/domains\/[a-z-]+\/(data|public)\/invalidate\./,
];

/** Rows of lists, and people in them; kept by the service worker. */
const ROWS = [
  /\/packages\/ui\/src\/(card\/|chip\/|list-row\/|object-root\/|slip\/slip\.|tag\/)/,
  /\/domains\/users\/(public\/user-card|parts\/handle)\./,
];

/** Of Discover and of everything that names a club: in Discover's own file it would drag that one along. */
const CLUB_PICTURE = [/\/domains\/clubs\/public\/club-picture\./];

/** Of the welcome's sample pass and of everything that has a rarity or a price. */
const RARITY = [
  /\/packages\/ui\/src\/rarity-frame\//,
  /\/packages\/base\/src\/(assert|item-quality|money)\.|\/domains\/(items\/public\/item-copy|tokens\/public\/token-words)\./,
];

/** Lists by day, of money and of what happened: in one of their files it would drag that one into the others. */
const DAYS = [/\/platform\/i18n\/days\./];

/** What every screen about money needs of it: words, days and signs. */
const MONEY = [/\/domains\/ledger\/(copy|error-copy|model\/(days|left|signed))\./];

/** What is in my wallet, as Home's bar and screens that sell say it: none of them may fetch the words of statements for it. */
const PURSE = [
  /\/domains\/ledger\/(purse-copy|public\/(use-wallet|wallet-purse))\./,
  /\/packages\/ui\/src\/(credit-purse\/|icon\/own-glyphs\.)/,
];

/** Checking in, from Home and from its own screen: small pieces, of which each would be a request. */
const CHECKINS = [
  /\/domains\/checkins\/(copy|data\/kept|model\/calendar|public\/use-check-in)\.|\/packages\/base\/src\/local-day\./,
];

/** Lines about sets, in the inventory and on a club's home. */
const SETS = [/\/domains\/sets\/(copy|data\/sets|parts\/(own-sets|set-lines))\./];

/** What every screen with a pack needs: the pack itself, its words and prices. */
const PACKS = [
  /\/domains\/gacha\/(copy|error-copy|pack-copy|data\/pool|model\/(dates|price|quality-shares)|parts\/pack(-art)?)\./,
];

/** What is under the hammer, as Discover and a club's home show it. */
const AUCTIONS = [/\/domains\/auctions\/(public\/auction-strip|parts\/ending-soon)\./];

/** How people write: of posts, of rules and of pages, none of which may drag another along. */
const MARKDOWN = [/\/platform\/markdown\//];

/** Kinds of clubs, and how open they are. */
const KINDS = [
  /\/domains\/users\/public\/interest-copy\./,
  /\/packages\/ui\/src\/icon\/phosphor\/lean\/(globe|lock-simple)\./,
];

const DISCOVER = [/\/domains\/fronts\/(discover-copy|screens\/discover-screen|parts\/(club-rows|posters))\./];

/** The frame of a club's screens with its front pages, whose posts come in a file of their own. */
const CLUB = [
  /\/domains\/clubs\/public\/(club-hero|share-club)\./,
  /\/domains\/fronts\/(club-front-copy|screens\/club-home-screen|parts\/(club-head|lazy-club-notices))\./,
  /\/registries\/club-home-parts\.|\/domains\/[a-z-]+\/club-home-part\.|\/clubs\/public\/club-home-slot\./,
  /\/domains\/(auctions\/data\/running-now|posts\/(latest-copy|public\/club-latest))\./,
];

/** How a ticket's place and times become words. */
const TERMS = [/\/domains\/items\/public\/terms(-copy)?\./];

/** What a club says to whoever is not in it. */
const VISITOR = [
  /\/domains\/admissions\/(door-copy|public\/join-flow)\./,
  /\/domains\/clubs\/public\/club-facts\.|\/domains\/fronts\/parts\/visitor-head\./,
];

const POSTS = [/\/domains\/posts\/(card-copy|public\/(post-card|latest-posts|pinned-post|paths|views))\./];

/** What is in posts and in messages: pictures and reactions. In the posts' file they would drag it into every chat. */
const SAID = [/\/domains\/(media\/public\/(picture|viewer)|posts\/public\/reaction-(icons|step))\./];

/** What lists of conversations and an open one share: small pieces, of which each would be a request. */
const TALK = [
  /\/domains\/chat\/(error-copy|data\/(list-cache|lists)|model\/(chat-time|limits|plain-line)|parts\/use-long-press)\./,
];

/** An open conversation, whichever address led to it. */
const CHAT = [/\/domains\/chat\/(screens\/chat-screen|parts\/(chat|open-by-id)|data\/conversation)\./];

/** Ids that a phone makes itself, and the hash behind them: of single acts and of proofs, none of which may drag another along. */
const IDS = [/\/packages\/base\/src\/(random-id|sha256)\./];

/** Kept by the service worker as a whole: a failure must be shown properly without a network too. */
const FAILURE = [
  /\/apps\/web\/src\/app\/(copy\.|screens\/(error|offline|not-found|still-life)-screen|screens\/failure-reference)/,
  /\/apps\/web\/src\/app\/(art\/lazy-art|shell\/notices)\./,
  /\/packages\/ui\/src\/error-state\//,
];

/** What a list of answers stands on: waiting, empty, going on; kept by the service worker with what failed. */
const STATES = [
  /\/packages\/ui\/src\/(empty-state\/|illustration\/boxes\.)/,
  /\/platform\/(late\/(error-state|illustration)|query\/(answered|more))\./,
];

/** Kept by the service worker too: the main shell. */
const TABS = [/\/apps\/web\/src\/app\/shell\/tabs-/];

/** The way to all other screens; kept by the service worker. */
const FURTHER = [
  /\/apps\/web\/src\/app\/(further-screens|further-routes|unbuilt-routes|registries\/(routes|slots))\./,
  /\/apps\/web\/src\/domains\/[a-z]+\/routes\.tsx/,
];

/** Addresses of screens: of the table of all screens, which would be dragged along, and of whatever leads to one. */
const PATHS = [/\/domains\/[a-z]+\/public\/(paths|views)\./];

/** The way to the screens of those who run clubs, which fans never open. */
const STAFF = [/\/domains\/[a-z]+\/staff-screens\./];

/**
 * What starts once the first screen stands and the phone is idle, with Socket.IO's client: no part of the first load
 * (bench/lib/first-load.ts). No screen may import any of it.
 */
const REALTIME_CLIENT = [
  /\/apps\/web\/src\/(app\/(idle|registries\/realtime)|platform\/(realtime|pwa)\/|domains\/[a-z-]+\/realtime)\b/,
  /\/domains\/(chat\/public\/unread-badge|notifications\/public\/keep-(push|unread))\./,
  /\/node_modules\/(socket\.io-(client|parser)|engine\.io-(client|parser)|@socket\.io\/component-emitter)\//,
];

/** The still lifes, kept by the service worker: the screens of failures show them, without a network too. */
const ILLUSTRATION = [/\/packages\/ui\/src\/illustration\//];

/** What the auth page fetches once it knows what is offered: small pieces, of which each would be a request. */
const WAYS = [
  /\/domains\/auth\/(parts\/(ways|demo-accounts)|data\/round-trips|model\/provider-names)\./,
  /\/packages\/ui\/src\/(or-divider\/|button\/vu-bars)/,
  /\/packages\/ui\/src\/icon\/phosphor\/lean\/(apple-logo|discord-logo|facebook-logo|google-logo|key|twitter-logo|wallet)\./,
];

function matcher(patterns: RegExp[]): (id: string) => boolean {
  return (id) => patterns.some((pattern) => pattern.test(id));
}

/** What Discover and most lists look like: a few bytes each, of which every one would be a request. */
const LOOKS = [...[ROWS, CLUB_PICTURE, KINDS, TABS, DISCOVER].flat(), /\/packages\/ui\/src\/slip\/stock\./];
const isLook = (id: string): boolean => /\.css(\?|$)/.test(id) && matcher(LOOKS)(id);

/** In this order: a module, with all that it needs, goes into the first group that wants it. */
export const chunkGroups = [
  { name: 'looks', test: isLook, priority: 13 },
  { name: 'shell', test: matcher(SHELL), priority: 12 },
  { name: 'common', test: matcher(COMMON), priority: 10 },
  // After what is shared with it: a screen must not fetch the socket's client with the cache of answers, nor a visitor that cache with it.
  { name: 'realtime-client', test: matcher(REALTIME_CLIENT), priority: 9 },
  { name: 'ids', test: matcher(IDS), priority: 9 },
  { name: 'changes', test: matcher(CHANGES), priority: 9 },
  { name: 'field', test: matcher(FIELD), priority: 8 },
  { name: 'markdown', test: matcher(MARKDOWN), priority: 8 },
  { name: 'auth', test: matcher(AUTH), priority: 5 },
  { name: 'paths', test: matcher(PATHS), priority: 6 },
  { name: 'further-screens', test: matcher(FURTHER), priority: 5 },
  { name: 'staff-screens', test: matcher(STAFF), priority: 5 },
  { name: 'rarity', test: matcher(RARITY), priority: 8 },
  { name: 'rows', test: matcher(ROWS), priority: 8 },
  { name: 'club-picture', test: matcher(CLUB_PICTURE), priority: 9 },
  { name: 'club-frame', test: matcher(CLUB_FRAME), priority: 8 },
  { name: 'talk', test: matcher(TALK), priority: 7 },
  { name: 'chat', test: matcher(CHAT), priority: 1 },
  { name: 'said', test: matcher(SAID), priority: 8 },
  { name: 'days', test: matcher(DAYS), priority: 8 },
  { name: 'money', test: matcher(MONEY), priority: 4 },
  { name: 'purse', test: matcher(PURSE), priority: 5 },
  { name: 'checkins', test: matcher(CHECKINS), priority: 1 },
  { name: 'sets', test: matcher(SETS), priority: 1 },
  { name: 'packs', test: matcher(PACKS), priority: 4 },
  { name: 'tabs-shell', test: matcher(TABS), priority: 3 },
  { name: 'club', test: matcher(CLUB), priority: 2 },
  { name: 'posts', test: matcher(POSTS), priority: 2 },
  // Of Discover and of doors: in either's group it would drag that one into the other.
  { name: 'interests', test: matcher(KINDS), priority: 8 },
  // Of everything that sells or shows a ticket: in one of their groups it would drag that one into the others.
  { name: 'terms', test: matcher(TERMS), priority: 8 },
  { name: 'auctions', test: matcher(AUCTIONS), priority: 1 },
  { name: 'visitor', test: matcher(VISITOR), priority: 2 },
  { name: 'discover', test: matcher(DISCOVER), priority: 2 },
  { name: 'states', test: matcher(STATES), priority: 4 },
  { name: 'failure', test: matcher(FAILURE), priority: 1 },
  { name: 'ways', test: matcher(WAYS), priority: 1 },
  { name: 'illustration', test: matcher(ILLUSTRATION), priority: 1 },
  { name: 'welcome', test: matcher(WELCOME), priority: 1 },
];

/**
 * Code of the first load, which the React Compiler leaves alone: these pieces are drawn once or twice, and memoising
 * them would add a sixth to what a newcomer waits for. A card in a feed is memoised as a whole, by hand.
 */
export const firstLoadModules: RegExp[] = [
  /\/apps\/web\/src\/(app|platform)\//,
  /\/apps\/web\/src\/domains\/(pages|auth|fronts)\//,
  /\/apps\/web\/src\/domains\/[a-z-]+\/(club-)?home-part\./,
  /\/apps\/web\/src\/domains\/(admissions|auctions|clubs|media|users)\/(data|public)\//,
  /\/apps\/web\/src\/domains\/posts\/(data|public|parts)\//,
  // Rows of messages are memoised by hand; of conversations, notifications and votes few are drawn at once.
  /\/apps\/web\/src\/domains\/chat\/|\/packages\/ui\/src\/(chat-bubble|count-badge)\//,
  /\/apps\/web\/src\/domains\/(notifications|votes)\/(data|parts|screens)\/[a-z-]+\./,
  /\/packages\/ui\/src\/(avatar|button|card|chip|field|fitted-text|gel|icon|icon-button|lamp-beam|list-row|notice)\//,
  /\/packages\/ui\/src\/(print|screen|sealed-post|skeleton|slip|steps|tab-bar|tag|text-link|top-bar|underline-tabs)\//,
  /\/packages\/ui\/src\/(visually-hidden|vu-meter)\//,
];
