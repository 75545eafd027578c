// Owns link previews: a job asks the page through the guarded client, whatever address somebody wrote; only text is kept of it.
import type { LinkPreview } from '@stagepass/contract/posts/shapes.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Job } from '#platform/domain.ts';
import { FetchError } from '#platform/fetch/fetch-error.ts';
import type { Platform } from '#platform/platform.ts';
import { tellPostChanged } from './live.ts';
import { firstLink } from './posts.rules.ts';
import { lockPost, updatePost } from './posts.store.ts';
import { factsOfPage } from './previews.rules.ts';

const TIMEOUT_MS = 6000;
const MAX_BYTES = 512 * 1024;

interface Asked {
  post_id: string;
  url: string;
}

export async function queuePreview(
  platform: Platform,
  tx: Tx,
  { post_id, url }: { post_id: string; url: string | undefined },
): Promise<void> {
  if (url !== undefined) await platform.jobs.queue(tx, lookAtLink.name, { post_id, url }, { key: post_id });
}

export const lookAtLink: Job = {
  name: 'posts-look-at-link',
  async run(platform, payload) {
    const { post_id, url } = payload as Asked;
    const link = await previewOf(platform, url);
    if (link === undefined) return;
    await platform.db.transaction(async (tx) => {
      const post = await lockPost(tx, post_id);
      // Its author may have changed the text meanwhile.
      if (post === undefined || firstLink(post.text) !== url) return;
      await updatePost(tx, post_id, { link: JSON.stringify(link) });
      tellPostChanged(platform, tx, { club_id: post.club_id, post_id, change: 'preview' });
    });
  },
};

/** Undefined where there is nothing to show: a private address, no page, no title. That is nobody's mistake. */
export async function previewOf(
  platform: Pick<Platform, 'fetch'>,
  url: string,
): Promise<LinkPreview | undefined> {
  try {
    const headers = { accept: 'text/html' };
    const answer = await platform.fetch.untrusted(url, {
      headers,
      timeout_ms: TIMEOUT_MS,
      max_bytes: MAX_BYTES,
    });
    const html = /^(text\/html|application\/xhtml)/i.test(answer.headers['content-type'] ?? '');
    if (answer.status !== 200 || !html) return undefined;
    const facts = factsOfPage(answer.body.toString('utf8'), new URL(url));
    // A picture of theirs would tell them who reads here: none is shown.
    return facts && { url, ...facts, picture_url: null };
  } catch (error) {
    if (error instanceof FetchError) return undefined;
    throw error;
  }
}
