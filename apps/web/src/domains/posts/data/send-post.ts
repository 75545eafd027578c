// Sends a draft: as a new post, or as a change to one that is there.
import type { MediaView } from '@stagepass/contract/media/shapes.ts';
import type { OpenPost } from '@stagepass/contract/posts/shapes.ts';
import { call, callData } from '#platform/api/api.ts';
import { type PostDraft, pollOf, publishTime } from '../model/post-draft.ts';

export interface Sending {
  draft: PostDraft;
  /** Of each file, in the draft's order. */
  views: readonly MediaView[];
}

function bodyOf({ draft, views }: Sending) {
  return {
    text: draft.text.trim(),
    media_ids: views.map(({ id }) => id),
    audience: draft.audience,
    tier_id: draft.audience === 'tier' ? draft.tier_id : null,
    teaser: draft.audience === 'public' ? '' : draft.teaser.trim(),
    reply_policy: draft.reply_policy,
    reply_tier_id: draft.reply_policy === 'tier' ? draft.reply_tier_id : null,
  };
}

/** What was written about the pictures goes ahead of them. */
async function describe({ draft, views }: Sending): Promise<void> {
  for (const [at, { alt: typed }] of draft.media.entries()) {
    const view = views[at];
    const alt = typed.trim();
    if (view && view.alt !== alt) await call('PATCH /media/:id', { params: { id: view.id }, body: { alt } });
  }
}

/** Whether the server has what was meant: the same key may have made the post before the text was changed once more. */
function isSame(post: OpenPost, body: ReturnType<typeof bodyOf>): boolean {
  const media = post.media.map(({ id }) => id).join();
  return post.text === body.text && post.audience === body.audience && media === body.media_ids.join();
}

export async function sendPost(clubId: string, sending: Sending): Promise<OpenPost> {
  await describe(sending);
  const { client_key, publish_at } = sending.draft;
  const body = bodyOf(sending);
  const made = await call('POST /clubs/:id/posts', {
    params: { id: clubId },
    body: { client_key, ...body, publish_at: publishTime(publish_at), poll: pollOf(sending.draft) },
  });
  if (isSame(made.data, body)) return made.data;
  return callData('PATCH /posts/:id', { params: { id: made.data.id }, body });
}

export async function sendEdit(post: OpenPost, sending: Sending): Promise<OpenPost> {
  await describe(sending);
  const publish_at = publishTime(sending.draft.publish_at);
  const body = { ...bodyOf(sending), ...(post.state === 'scheduled' ? { publish_at } : {}) };
  return callData('PATCH /posts/:id', { params: { id: post.id }, body });
}
