// Owns the line about reading far: a thousand posts scrolled past on a phone, and what the page costs by then.
import type { Page } from 'playwright-core';
import { launchBrowser } from '../../scripts/lib/launch-browser.ts';
import { keptSession, signInAsFan } from '../lib/demo-session.ts';
import { type BenchLine, promise } from '../lib/line.ts';

const POSTS = 1000;
const A_PAGE = 20;
const CLUB = 'velvet-static';
/** Less than a screen at a time: every post comes into sight. */
const step_px = 600;
/** A slow machine may draw one frame over two steps of the wheel. */
const mostOfThem = 0.98;
/** How the ids of these posts begin; the club's pinned one is beside them. */
const ours = '01890000-0000-7000-8003-';
const mib = 1024 * 1024;
const limit = { task_ms: 100, heap_mib: 60, elements: 3000 };

interface FeedPage {
  data: { id: string }[];
  next_cursor: string | null;
  newest: string | null;
}

/** The club's own posts over and over, each with an id of its own, until there are a thousand. */
async function serveManyPosts(page: Page): Promise<() => number> {
  let own: FeedPage | undefined;
  let sent = 0;
  await page.route(/\/api\/clubs\/[^/]+\/posts(\?|$)/, async (route) => {
    own ??= (await (await route.fetch()).json()) as FeedPage;
    const from = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0);
    const posts = own.data;
    const data = Array.from({ length: A_PAGE }, (_, at) => {
      const number = from + at;
      const id = `${ours}${number.toString(16).padStart(12, '0')}`;
      return { ...posts[number % posts.length], id };
    });
    const next = from + A_PAGE;
    sent = Math.max(sent, next);
    await route.fulfill({
      json: { data, next_cursor: next < POSTS ? String(next) : null, newest: own.newest },
    });
  });
  return () => sent;
}

type Watched = Window & { longestTask_ms?: number; seenPosts?: Set<string> };

/** Runs in the page: remembers the longest task, and which posts have been on the screen. */
function watchPage(ours: string): void {
  const kept = window as Watched;
  kept.longestTask_ms = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      kept.longestTask_ms = Math.max(kept.longestTask_ms ?? 0, duration);
  }).observe({ type: 'longtask' });
  const seen = new Set<string>();
  kept.seenPosts = seen;
  const look = () => {
    for (const post of document.querySelectorAll<HTMLElement>(`[data-post^='${ours}']`)) {
      const { top, bottom } = post.getBoundingClientRect();
      if (bottom > 0 && top < innerHeight) seen.add(post.dataset.post ?? '');
    }
    requestAnimationFrame(look);
  };
  look();
}

/** The watch has to see a task that is too long, or a page that is never busy proves nothing. */
async function assertWatched(page: Page): Promise<void> {
  const seen_ms = await page.evaluate(async (task_ms) => {
    await new Promise((resolve) => setTimeout(resolve));
    for (const end = performance.now() + task_ms; performance.now() < end; );
    await new Promise((resolve) => setTimeout(resolve, 500));
    return (window as Watched).longestTask_ms ?? 0;
  }, limit.task_ms);
  if (seen_ms < limit.task_ms) throw new Error(`a task of ${limit.task_ms} ms was seen as ${seen_ms} ms`);
}

/** To the last post; returns how many elements there were at most. */
async function scrollToEnd(page: Page): Promise<number> {
  let most = 0;
  let still = 0;
  let before = -1;
  while (still < 20) {
    await page.mouse.wheel(0, step_px);
    await page.waitForTimeout(40);
    const [top = 0, elements = 0] = await page.evaluate(() => [
      window.scrollY,
      document.getElementsByTagName('*').length,
    ]);
    most = Math.max(most, elements);
    still = top === before ? still + 1 : 0;
    before = top;
  }
  return most;
}

const scrolling: BenchLine = {
  about: 'a thousand posts scrolled past: longest task, heap, elements; raw is what we promise',
  figures: [
    promise('scroll-longest-task', 'ms'),
    promise('scroll-heap', 'MiB'),
    promise('scroll-elements', 'elements'),
  ],
  // Two thousand turns of the wheel: once is long enough.
  rounds: 1,
  async prepare(bench) {
    const { url } = await bench.server();
    const kept = keptSession(url, await signInAsFan(url));
    const browser = await launchBrowser();
    return {
      async sample() {
        const context = await browser.newContext({
          viewport: { width: 390, height: 844 },
          deviceScaleFactor: 2,
          isMobile: true,
          hasTouch: true,
          serviceWorkers: 'block',
          ...(kept === undefined ? {} : { storageState: kept }),
        });
        try {
          const page = await context.newPage();
          const sent = await serveManyPosts(page);
          await page.goto(`${url}/club/${CLUB}/posts`);
          await page.locator('.sp-post').first().waitFor();
          await page.waitForLoadState('networkidle');
          await page.evaluate(watchPage, ours);
          const elements = await scrollToEnd(page);
          if (sent() < POSTS) throw new Error(`the feed ended after ${sent()} posts`);
          const [longest_ms = 0, seen = 0] = await page.evaluate(() => {
            const { longestTask_ms = 0, seenPosts } = window as Watched;
            return [longestTask_ms, seenPosts?.size ?? 0];
          });
          if (seen < POSTS * mostOfThem) throw new Error(`only ${seen} of ${POSTS} posts came into sight`);
          bench.say(`  ${seen} of ${POSTS} posts came into sight`);
          const session = await context.newCDPSession(page);
          await session.send('HeapProfiler.collectGarbage');
          const { usedSize } = await session.send('Runtime.getHeapUsage');
          await assertWatched(page);
          return [
            { ours: longest_ms, raw: limit.task_ms },
            { ours: usedSize / mib, raw: limit.heap_mib },
            { ours: elements, raw: limit.elements },
          ];
        } finally {
          await context.close();
        }
      },
      end: () => browser.close(),
    };
  },
};

export const lines: BenchLine[] = [scrolling];
