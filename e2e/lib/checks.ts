// Owns what every screen is held to: nothing runs out at the sides, no word is broken, and axe finds nothing.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/** What sticks out of the screen sideways, cut off or not, unless it lies in something that scrolls by itself. */
export function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = document.documentElement.clientWidth;
    const found: string[] = [];
    const page = document.scrollingElement ?? document.documentElement;
    if (page.scrollWidth > wide) found.push(`the page is ${page.scrollWidth} px wide on a screen of ${wide}`);
    const reachable = (element: Element): boolean => {
      for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement)
        if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
      // Decoration, or words for those who listen only.
      return element.closest('[aria-hidden="true"], .sp-visually-hidden') !== null;
    };
    for (const element of document.body.querySelectorAll('*')) {
      const { left, right, width, height } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1 || (left >= -1 && right <= wide + 1)) continue;
      const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      if (own && !reachable(element))
        found.push(
          `<${element.tagName.toLowerCase()} class="${element.className}"> from ${left} to ${right}`,
        );
    }
    return found;
  });
}

/** Words of headings and buttons that are cut in two by the end of a line. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const holder of document.querySelectorAll('h1, h2, h3, .sp-button')) {
      const texts = document.createTreeWalker(holder, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        for (const { index, 0: word } of (text.textContent ?? '').matchAll(/[\p{L}\p{M}’]+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) found.push(`“${word}” in <${holder.tagName.toLowerCase()}>`);
        }
      }
    }
    return found;
  });
}

let axeSource: Promise<string> | undefined;

/** Everything; what another theme can change; what longer or larger words can change. */
export type AxeRules = 'every' | 'colour' | 'room';

const only: Readonly<Record<AxeRules, object>> = {
  // Off in axe until asked for, though WCAG 2.2 asks for it.
  every: { rules: { 'target-size': { enabled: true } } },
  colour: { runOnly: ['color-contrast', 'link-in-text-block'] },
  room: {
    runOnly: ['target-size', 'scrollable-region-focusable', 'document-title', 'page-has-heading-one'],
  },
};

/** Bars that stay at the foot lie in the flow while it looks: a target under them is hidden only until somebody scrolls. */
async function withoutBars<Found>(page: Page, look: () => Promise<Found>): Promise<Found> {
  await page.evaluate(() => {
    const flow = new CSSStyleSheet();
    flow.replaceSync('.sp-tab-bar, .sp-dock { position: static !important }');
    document.adoptedStyleSheets = [flow];
  });
  const found = await look();
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return found;
}

/** Violations as sentences; empty where there are none. */
export async function axe(page: Page, rules: AxeRules): Promise<string[]> {
  axeSource ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  // Evaluated, not added as a script: the page's own policy would rightly refuse it. Once per document is enough.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await axeSource);
  const { violations } = await withoutBars(page, () =>
    page.evaluate(
      (options) =>
        (window as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run(options),
      { resultTypes: ['violations'], ...only[rules] },
    ),
  );
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n    ${nodes.map((node) => node.html.slice(0, 160)).join('\n    ')}`,
  );
}
