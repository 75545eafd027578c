// Owns what every screen is held to: nothing runs out at the sides, no word is broken, and axe finds nothing.
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { BrowserContext, Page } from 'playwright-core';
import type { Locale } from './phone.ts';

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

/** What shows that the page does not speak the language it was asked to: a look at it would prove nothing. */
export function foreignWords(page: Page, locale: Locale): Promise<string[]> {
  return page.evaluate((asked) => {
    const { lang, dir } = document.documentElement;
    const isPseudo = asked === 'pseudo';
    const found: string[] = [];
    if ((lang === 'en-XA') !== isPseudo || (dir === 'rtl') !== isPseudo)
      found.push(`lang=${lang} dir=${dir}`);
    const isThere = (element: Element | null) => element?.checkVisibility({ visibilityProperty: true });
    const top = [...document.querySelectorAll('[role="dialog"]')].filter(isThere).at(-1) ?? document.body;
    const said: string[] = [];
    const hear = (words: string | null, element: Element | null) => {
      if (words !== null && /\[.*[^\0-\x7f].*\]/.test(words) && isThere(element)) said.push(words);
    };
    const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
      hear(text.textContent, text.parentElement);
    // Some screens are the words of others, and only the names of their buttons ours.
    for (const named of top.querySelectorAll('[aria-label]')) hear(named.getAttribute('aria-label'), named);
    if (isPseudo && said.length === 0) found.push('no word of the pseudo-locale');
    return isPseudo ? found : [...found, ...said];
  }, locale);
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

/** Everything; what another theme can change; what longer or larger words can change, and of that what costs little to ask. */
export type AxeRules = 'every' | 'colour' | 'room' | 'reach';

const only: Readonly<Record<AxeRules, object>> = {
  // Off in axe until asked for, though WCAG 2.2 asks for it.
  every: { rules: { 'target-size': { enabled: true } } },
  colour: { runOnly: ['color-contrast', 'link-in-text-block'] },
  room: {
    runOnly: ['target-size', 'scrollable-region-focusable', 'document-title', 'page-has-heading-one'],
  },
  // What lies above what is worked out for no element: a fifth of the time.
  reach: { runOnly: ['scrollable-region-focusable', 'document-title', 'page-has-heading-one'] },
};

/**
 * Lies in every document from its beginning: handed to each one when it is needed, it would be read anew each time. The
 * page's own policy would rightly refuse it as a script.
 */
export async function bringAxe(context: BrowserContext): Promise<void> {
  await context.addInitScript({ path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') });
}

/** Violations as sentences; empty where there are none. */
export function axe(page: Page, rules: AxeRules): Promise<string[]> {
  return page.evaluate(
    async (options) => {
      const { axe } = window as unknown as { axe: { run(options: object): Promise<AxeResults> } };
      // Bars that stay at the foot lie in the flow meanwhile: a target under them is hidden only until somebody scrolls.
      const flow = new CSSStyleSheet();
      flow.replaceSync('.sp-tab-bar, .sp-dock { position: static !important }');
      document.adoptedStyleSheets = [flow];
      try {
        const { violations } = await axe.run(options);
        // Put into words here: carrying the whole result out of the page takes longer than some of the rules.
        return violations.map(
          ({ id, help, nodes }) =>
            `${id}: ${help}\n    ${nodes.map((node) => node.html.slice(0, 160)).join('\n    ')}`,
        );
      } finally {
        document.adoptedStyleSheets = [];
      }
    },
    { resultTypes: ['violations'], ...only[rules] },
  );
}
