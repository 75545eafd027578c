// Every route of the specification opens, for a visitor and for a fan, by its address and from inside the app, without an
// error on the way.
// Covers: app.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beyondSeedRoutes } from '../apps/web/src/app/registries/routes-beyond-seed.ts';
import { seedRoutes } from '../apps/web/src/app/seed-routes.ts';
import { unbuiltRoutes } from '../apps/web/src/app/unbuilt-routes.ts';
import { signInAs } from './lib/accounts.ts';
import { openPhone, type Phone } from './lib/phone.ts';
import { serverUrl } from './lib/server.ts';

const routes = [...seedRoutes, ...beyondSeedRoutes];
/** No demo world knows these rows yet, so their pages say, rightly, that nothing is there. */
const missing = /answer: 404 GET \/api\//;

function addressOf(pattern: string): string {
  return pattern.replace('/p/{slug}', '/p/ntt').replace(/\{\w+\}/g, 'demo');
}

function goal(route: { pattern: string; access: string }, fan: boolean): string {
  const address = addressOf(route.pattern);
  if (address === '/') return '/discover';
  if (route.access === 'operator') return '/permission-error';
  if (route.access === 'fan' && !fan) return '/permission-error';
  if (route.access === 'signed-out' && fan) return '/home';
  // Without an item it shows nobody's code: those who have some choose one.
  if (address === '/item-qr' && fan) return '/user/tickets';
  return address;
}

/** They all show the same screen, in different words. */
const [firstUnbuilt, ...sameScreen] = unbuiltRoutes;

/**
 * Whoever a route is for comes by its address, as links and bookmarks lead there; the other one from inside the app. A screen
 * that was come to by one address is not loaded anew for all of its others.
 */
function comesByAddress({ access, pattern }: { access: string; pattern: string }, fan: boolean): boolean {
  return (access === 'fan' || access === 'operator') === fan && !sameScreen.includes(pattern);
}

it('every address is answered with the app', async () => {
  expect(routes.map(({ pattern }) => pattern)).toContain(firstUnbuilt);
  for (const { pattern } of routes) {
    const answer = await fetch(`${serverUrl()}${addressOf(pattern)}`);
    expect([pattern, answer.status]).toEqual([pattern, 200]);
    expect(await answer.text()).toContain('id="root"');
  }
});

describe.each(['visitor', 'fan'] as const)('as %s', (who) => {
  let phone: Phone;
  beforeAll(async () => {
    phone = await openPhone(who === 'fan' ? { session: await signInAs('fan') } : {});
    phone.trouble.expect(missing);
    await phone.open('/legal/terms');
  });
  afterAll(() => phone?.context.close());

  it.each(routes)('$pattern', async (route) => {
    const before = phone.trouble.list().length;
    const address = addressOf(route.pattern);
    if (comesByAddress(route, who === 'fan')) await phone.open(address);
    else await phone.move(address);
    expect(new URL(phone.page.url()).pathname).toBe(goal(route, who === 'fan'));
    expect(await phone.page.title()).toMatch(/^\S.* · StagePass$/);
    expect(phone.trouble.list().slice(before)).toEqual([]);
  });
});
