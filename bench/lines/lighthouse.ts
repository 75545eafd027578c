// Owns the lines of Lighthouse on a phone: its four scores and three timings, beside what we promise.
import type { Result as Report } from 'lighthouse';
import type { Browser } from 'playwright-core';
import { freePort } from '../../scripts/lib/built-server.ts';
import { launchBrowser } from '../../scripts/lib/launch-browser.ts';
import { type BenchLine, type Figure, promise, type Sample } from '../lib/line.ts';

interface Asked {
  readonly figure: (path: string) => Figure;
  readonly limit: number | ((path: string) => number);
  readonly read: (report: Report) => number | null | undefined;
}

/** Promised where everything that is shown comes with the page; what waits for the house's own words and pictures wants 2.5 s. */
const firstScreens = new Set(['/welcome', '/auth']);
const largestPaint_ms = { promised: 1700, wanted: 2500 };

/** Wanted 95, promised 92. */
const performanceScore = { wanted: 95, promised: 92 };

const asked: readonly Asked[] = [
  {
    figure: (path) => ({
      ...promise(`lighthouse-performance:${path}`, 'points', 'rate'),
      holds_from: performanceScore.promised / performanceScore.wanted,
    }),
    limit: performanceScore.wanted,
    read: (report) => points(report, 'performance'),
  },
  ...(['accessibility', 'best-practices', 'seo'] as const).map((category) => ({
    figure: (path: string) => promise(`lighthouse-${category}:${path}`, 'points', 'rate'),
    limit: 100,
    read: (report: Report) => points(report, category),
  })),
  {
    figure: (path) => {
      const figure = promise(`lighthouse-lcp:${path}`, 'ms');
      return firstScreens.has(path) ? figure : { ...figure, holds_from: 0.8 };
    },
    limit: (path) => (firstScreens.has(path) ? largestPaint_ms.promised : largestPaint_ms.wanted),
    read: (report) => report.audits['largest-contentful-paint']?.numericValue,
  },
  {
    figure: (path) => promise(`lighthouse-tbt:${path}`, 'ms'),
    limit: 200,
    read: (report) => report.audits['total-blocking-time']?.numericValue,
  },
  {
    figure: (path) => promise(`lighthouse-cls:${path}`, ''),
    limit: 0.02,
    read: (report) => report.audits['cumulative-layout-shift']?.numericValue,
  },
];

function points(report: Report, category: string): number | undefined {
  const score = report.categories[category]?.score;
  return typeof score === 'number' ? Math.round(score * 100) : undefined;
}

/** Each run has a browser of its own: what one keeps would make the next one a second visit. */
async function runOnce(url: string, path: string, say: (sentence: string) => void): Promise<Sample[]> {
  // Loaded only here: it takes seconds, and the other lines should not wait for it.
  const { default: lighthouse } = await import('lighthouse');
  const port = await freePort();
  const browser: Browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    const ran = await lighthouse(`${url}${path}`, { port, logLevel: 'error', output: 'json' });
    if (ran === undefined) throw new Error(`Lighthouse did not look at ${path}`);
    const report = ran.lhr;
    if (report.runtimeError) throw new Error(`Lighthouse: ${report.runtimeError.message}`);
    for (const sentence of lostPoints(report)) say(`  ${sentence}`);
    return asked.map(({ read, limit }) => ({
      ours: read(report) ?? Number.NaN,
      raw: typeof limit === 'number' ? limit : limit(path),
    }));
  } finally {
    await browser.close();
  }
}

/** What a person would have to mend; a bare score of 97 helps nobody. */
function lostPoints(report: Report): string[] {
  return ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
    (report.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${report.audits[id]?.title ?? id}`),
  );
}

function lighthouseOn(path: string): BenchLine {
  return {
    about: `Lighthouse for a phone on ${path}; raw is what we promise`,
    figures: asked.map(({ figure }) => figure(path)),
    limit_s: 180,
    async prepare(bench) {
      const { url } = await bench.server();
      return { sample: () => runOnce(url, path, bench.say), end: async () => {} };
    },
  };
}

export const lines: BenchLine[] = [
  lighthouseOn('/welcome'),
  lighthouseOn('/auth'),
  lighthouseOn('/discover'),
  lighthouseOn('/club/velvet-static/home'),
];
