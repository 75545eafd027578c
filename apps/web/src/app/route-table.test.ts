// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { appManifest } from '../../build/app-manifest.ts';
import { findRoute } from './find-route.ts';
import { isBuilt } from './further-screens.ts';
import { furtherRoutes } from './known-routes.ts';
import { notAClub } from './near-routes.ts';
import { firstRoutes } from './registries/first-routes.ts';
import { builtRoutes } from './registries/routes.ts';
import { beyondSeedRoutes } from './registries/routes-beyond-seed.ts';
import { nearTable } from './route-table.ts';
import { routerPath } from './router-path.ts';
import { unbuiltRooms } from './screens/unbuilt-rooms.ts';
import { seedRoutes } from './seed-routes.ts';
import { unbuiltRoutes } from './unbuilt-routes.ts';

/** Written out from the specification, so that a slip in the table cannot hide in its own list. */
const SEED = `
/auth /permission-error /welcome /verify-email /NTU /item-qr /scan-ticket /discord /tiktok /otp-verify /mission/{id}
/campaign/{id} /ntt /market-item/{id}
/ /discover /home /missions /clubs /messages /notifications /station/{id}
/club/{id} /club/post-detail/{id} /club/{id}/id-center /club/{id}/invite /club/invite/{code} /club/mission-detail/{id}
/club/play-mission/{id} /club/{id}/market /club/gacha/{id} /club/{id}/achievement /club/station/{id} /club/{id}/settings
/club/{id}/home /club/{id}/missions /club/{id}/stations /club/{id}/posts /club/{id}/module /club/{id}/requirement
/club/{id}/info /club/{id}/subscriptions /club/subscription-detail/{id} /club/club-subscription/{id}
/club/{id}/manage-subscriptions /club/{id}/levels /club/{id}/manage-rules /club/{id}/manage-votes /club/vote-detail/{id}
/club/{id}/manage-members /club/{id}/manage-member-tier /club/{id}/manage /club/{id}/manage-gacha /club/{id}/manage-store
/club/{id}/manage-achievement /club/{id}/manage-items /club/{id}/vault /club/{id}/messages /club/{id}/new-chat
/club/{id}/chat/{user_name} /club/{id}/ai /club/{id}/upgrade-license /club/{id}/overview /club/{id}/checkin /club/levels
/club/tasks /club/badges /club/{id}/openai-profile
/user/{id} /user/welcome /user/settings /user/creatorpod /user/profile /user/editprofile /user/inventory /user/wallet
/user/fan-token /user/transaction-history /user/buy-credit /user/change-password /user/redeem-history /user/creator-club
/user/create-club /user/create-club-ai /user/new-chat /user/chat/{id} /user/fanpass
`
  .trim()
  .split(/\s+/);

const BEYOND = `
/club/{id}/manage-missions /club/{id}/manage-campaigns /club/{id}/manage-stations /club/{id}/gacha /club/gacha/{id}/odds
/club/gacha/proof/{draw} /p/{slug} /operator /legal/terms /legal/privacy
`
  .trim()
  .split(/\s+/);

/** May only be lowered. */
const MOST_UNBUILT = 31;

const nearPaths = new Set(nearTable.map(({ path }) => path));
const further = (furtherRoutes() ?? []).filter(({ path }) => !nearPaths.has(path));
const routeTable = [...nearTable, ...further];
const openedBy = (address: string) => findRoute(address)?.entry.path;

/** Word by word; `:id` stands for any. */
function fits(path: string, address: string): boolean {
  const [words, parts] = [path.split('/'), address.split('/')];
  return (
    words.length === parts.length && words.every((word, at) => word.startsWith(':') || word === parts[at])
  );
}

describe('the installed app', () => {
  it('offers as shortcuts only screens that are there', () => {
    const urls = (appManifest.shortcuts ?? []).map(({ url }) => url);
    expect(urls).not.toHaveLength(0);
    for (const url of urls) expect(unbuiltRoutes).not.toContain(url);
    for (const url of urls) expect(openedBy(url)).toBe(url);
  });
});

describe('the route table', () => {
  it('lists every route of the specification, no other as its own, and those that the product adds', () => {
    expect(seedRoutes.map((route) => route.pattern)).toEqual(SEED);
    // Domains may add further ones.
    expect(beyondSeedRoutes.map((route) => route.pattern)).toEqual(expect.arrayContaining(BEYOND));
  });

  it.each([...SEED, ...BEYOND].filter((pattern) => pattern !== '/'))(
    'opens %s by its own entry',
    (pattern) => {
      const address = pattern.replace(/\{\w+\}/g, 'x7');
      expect(openedBy(address)).toBe(routerPath(pattern));
    },
  );

  it('lets the words under /club/ win over a club of that name', () => {
    expect(openedBy('/club/invite/home')).toBe('/club/invite/:code');
    expect(openedBy('/club/levels')).toBe('/club/levels');
    expect(openedBy('/user/welcome')).toBe('/user/welcome');
  });

  it.each([
    ['/Club/velvet-static/Home/', '/club/:id/home'],
    ['/ntu', '/NTU'],
    ['/user/J%C3%BCrgen', '/user/:id'],
    ['/club/a%2Fb/home', '/club/:id/home'],
    ['/club//home', undefined],
    ['/club/x/home/y', undefined],
    ['/', undefined],
    ['/nowhere', undefined],
  ])('reads %s as people spell it', (address, path) => {
    expect(openedBy(address)).toBe(path);
  });

  it('has a place for every route that a domain brings', () => {
    const paths = new Set(routeTable.map((entry) => entry.path));
    expect(builtRoutes.filter((route) => !paths.has(route.path)).map((route) => route.path)).toEqual([]);
  });

  it('knows who may open a screen before it knows the screen', () => {
    const firstPaths = new Set(firstRoutes.map(({ path }) => path));
    const facts = [...seedRoutes, ...beyondSeedRoutes].filter(({ pattern }) => pattern !== '/');
    const asSpecified = facts.map(({ pattern, access, shell }) => [
      routerPath(pattern),
      // Links to other networks come back to /auth: it opens for those who are signed in, too.
      pattern === '/auth' ? 'visitor' : access,
      shell,
    ]);
    const inTable = routeTable.map(({ path, access = 'visitor', shell = 'bare' }) => [path, access, shell]);
    expect(inTable.sort()).toEqual(asSpecified.sort());
    // What a newcomer is shown first waits for no other file; what every domain adds must not grow it.
    expect(firstPaths).toContain('/auth');
    expect(firstPaths).toContain('/welcome');
    expect(firstPaths).toContain('/discover');
    expect(firstPaths.size).toBeLessThanOrEqual(20);
  });

  it('never opens a near screen where one of the whole table belongs', () => {
    expect(further.length).toBeGreaterThan(nearTable.length);
    // Each further address, with the last word of every near one in the place of its last parameter.
    const words = nearTable
      .map(({ path }) => path.split('/').at(-1) ?? '')
      .filter((word) => !word.startsWith(':'));
    const addresses = further.flatMap(({ path }) =>
      ['x7', ...words].map((word) => path.replace(/:\w+$/, word).replaceAll(/:\w+/g, 'x7')),
    );
    const whole = addresses.map((address) => openedBy(address));
    const mistaken = addresses.filter((address, at) => {
      const opened = nearTable.some(({ path }) => fits(path, address)) && !notAClub.test(address);
      return opened && !nearPaths.has(whole[at] ?? '');
    });
    expect(mistaken).toEqual([]);
  });

  it('names exactly the routes that are not built yet, and they only get fewer', () => {
    const unbuilt = routeTable.map((entry) => entry.path).filter((path) => !isBuilt(path));
    expect(unbuilt.sort()).toEqual(unbuiltRoutes.map(routerPath).sort());
    expect(Object.keys(unbuiltRooms).sort()).toEqual([...unbuiltRoutes].sort());
    expect(unbuiltRoutes.length).toBeLessThanOrEqual(MOST_UNBUILT);
  });

  it('keeps the main shell for its own screens', () => {
    const tabs = routeTable.filter((entry) => entry.shell === 'tabs').map((entry) => entry.path);
    expect(tabs).toEqual([
      '/discover',
      '/home',
      '/clubs',
      '/missions',
      '/messages',
      '/notifications',
      '/station/:id',
    ]);
  });
});
