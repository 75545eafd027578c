// Owns what a journey must never meet on the way: errors on the console, blocked content, rejections, failed requests.
import type { Page } from 'playwright-core';

export interface Trouble {
  /** What this journey provokes on purpose; anything else fails it. */
  expect(pattern: RegExp): void;
  /** What came, without what was expected. */
  list(): string[];
}

/** Chromium says this of a page that it left; nothing failed. */
const cancelled = /net::ERR_ABORTED/;

export function watchTrouble(origin: string): Trouble & { watch(page: Page): void } {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  const add = (page: Page, sentence: string) => seen.push(`${new URL(page.url()).pathname}: ${sentence}`);
  return {
    expect: (pattern) => expected.push(pattern),
    list: () => seen.filter((sentence) => !expected.some((pattern) => pattern.test(sentence))),
    watch(page) {
      page.on('console', (message) => {
        // The response itself is told below, with its address.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          add(page, `console: ${message.text()}`);
      });
      // Uncaught exceptions and unhandled rejections alike.
      page.on('pageerror', (error) => add(page, `error: ${error.message}`));
      page.on('requestfailed', (request) => {
        const why = request.failure()?.errorText ?? '';
        if (request.url().startsWith(origin) && !cancelled.test(why))
          add(page, `request: ${request.method()} ${request.url().slice(origin.length)} ${why}`);
      });
      page.on('response', (response) => {
        if (response.url().startsWith(origin) && response.status() >= 400)
          add(
            page,
            `answer: ${response.status()} ${response.request().method()} ${response.url().slice(origin.length)}`,
          );
      });
    },
  };
}

/** Runs in the page before its own scripts: a blocked resource is told only to those who listen. */
export function tellViolations(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`content security policy: ${event.violatedDirective} ${event.blockedURI}`);
  });
}
