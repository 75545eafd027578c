// Owns the look at a page behind a link, and at its picture: through the guarded client, whatever address somebody wrote.
import { FetchError } from '#platform/fetch/fetch-error.ts';
import type { Platform } from '#platform/platform.ts';
import { factsOfPage, type PageFacts } from '../previews.rules.ts';

const TIMEOUT_MS = 6000;
const MAX_PAGE_BYTES = 512 * 1024;
const MAX_PICTURE_BYTES = 5_000_000;

/** Undefined where there is nothing to show: a private address, no page, no title. That is nobody's mistake. */
export async function lookAtPage(
  platform: Pick<Platform, 'fetch'>,
  url: string,
): Promise<PageFacts | undefined> {
  const answer = await ask(platform, url, { accept: 'text/html', max_bytes: MAX_PAGE_BYTES });
  const html = /^(text\/html|application\/xhtml)/i.test(answer?.headers['content-type'] ?? '');
  return answer && html ? factsOfPage(answer.body.toString('utf8'), new URL(url)) : undefined;
}

export async function pictureOf(
  platform: Pick<Platform, 'fetch'>,
  { picture }: PageFacts,
): Promise<Buffer | undefined> {
  if (picture === undefined) return undefined;
  return (await ask(platform, picture, { accept: 'image/*', max_bytes: MAX_PICTURE_BYTES }))?.body;
}

async function ask(
  { fetch }: Pick<Platform, 'fetch'>,
  url: string,
  { accept, max_bytes }: { accept: string; max_bytes: number },
) {
  try {
    const answer = await fetch.untrusted(url, { headers: { accept }, timeout_ms: TIMEOUT_MS, max_bytes });
    return answer.status === 200 ? answer : undefined;
  } catch (error) {
    if (error instanceof FetchError) return undefined;
    throw error;
  }
}
