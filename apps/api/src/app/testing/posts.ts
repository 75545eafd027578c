// Owns how the table of permissions gets posts and comments: the owner's, seen and answered by everybody.
import { randomUUID } from 'node:crypto';
import type { PostAudience } from '@stagepass/contract/posts/shapes.ts';
import { insertComment } from '#domains/posts/comments.store.ts';
import { insertPost } from '#domains/posts/new-posts.store.ts';
import { updatePost } from '#domains/posts/posts.store.ts';
import { putPoll } from '#domains/votes/public/polls.ts';
import { findOptions } from '#domains/votes/votes.store.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { TestApp } from './test-app.ts';
import type { Stage } from './world.ts';

/** Written straight into the tables: nobody's pace is what is tried here. */
export async function postOf(
  { app, club, owner }: Stage,
  author = owner,
  audience: PostAudience = 'public',
): Promise<string> {
  const now = app.clock.now();
  const id = newId(app.platform);
  await insertPost(app.platform.db, {
    id,
    club_id: club.id,
    author_id: author.id,
    client_key: randomUUID(),
    text: 'Doors at eight.',
    audience,
    tier_id: null,
    reply_policy: 'everyone',
    reply_tier_id: null,
    created_at: now,
    publish_at: null,
    published_at: now,
    held_at: null,
  });
  return id;
}

export async function commentOf(stage: Stage): Promise<string> {
  return commentOn(stage.app, { post_id: await postOf(stage), author_id: stage.owner.id, text: 'Yes!' });
}

/** Right under the post. */
export async function commentOn(
  { platform, clock }: TestApp,
  of: { post_id: string; author_id: string; text: string },
): Promise<string> {
  const id = newId(platform);
  await insertComment(platform.db, {
    ...{ id, ...of, parent_id: null, client_key: randomUUID() },
    ...{ mentions: [], created_at: clock.now(), held_at: null },
  });
  return id;
}

/** A post of the owner's with a poll of two options. */
export async function pollOf(stage: Stage): Promise<{ post_id: string; option_id: string }> {
  const { app, club, owner } = stage;
  const { platform } = app;
  const post_id = await postOf(stage);
  const poll_id = await platform.db.transaction(async (tx) => {
    const poll = { options: ['Yes', 'No'], days: 1, several: false, hidden: false };
    const made = { club_id: club.id, post_id, author_id: owner.id, poll, opens_at: app.clock.now() };
    const id = await putPoll(platform, tx, made);
    await updatePost(tx, post_id, { poll_id: id });
    return id;
  });
  const [option] = await findOptions(platform.db, poll_id);
  return { post_id, option_id: option?.id ?? '' };
}
