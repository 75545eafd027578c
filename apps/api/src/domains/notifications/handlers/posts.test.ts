// Tests who is told of posts, comments, mentions and reactions: the right person, with the words and the way there, once.
import { commentAdded, postEdited, postPublished, reactionAdded } from '@stagepass/contract/posts/events.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { manyAddresses } from '#app/testing/people.ts';
import { commentOn, postOf } from '#app/testing/posts.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { makeWorld, type Somebody, type Stage, type World } from '#app/testing/world.ts';
import { setSubscribed } from '#domains/memberships/public/set-subscribed.ts';
import { deliverTwice, expectInbox, inboxOf } from '../testing/inbox.ts';

let app: TestApp;
let world: World;
let stage: Stage;
let fan: Somebody;
let other: Somebody;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  world = await makeWorld(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  stage = await world.stage({ role: 'owner', visibility: 'public', fresh: true });
  [fan, other] = [await stage.make('member'), await stage.make('member')];
});

const commentBy = ({ id: author_id }: Somebody, post_id: string, text = 'See you there!') =>
  commentOn(app, { post_id, author_id, text });
const added = (of: { comment_id: string; post_id: string; author: Somebody; post_author: Somebody }) => ({
  ...{ comment_id: of.comment_id, post_id: of.post_id, club_id: stage.club.id, author_id: of.author.id },
  ...{ post_author_id: of.post_author.id, parent_author_id: null, mentioned_ids: [] },
});

test('a comment is told to the author of the post, and leads to it', async () => {
  const post_id = await postOf(stage, fan);
  const comment_id = await commentBy(other, post_id, '**See you**\n\n[there](https://a.example)!');
  await deliverTwice(app, commentAdded, added({ comment_id, post_id, author: other, post_author: fan }));
  await expectInbox(app, fan, [
    {
      ...{ kind: 'comment', count: 1, people: [{ id: other.id }], club: { id: stage.club.id } },
      payload: { title: expect.any(String), excerpt: 'See you there!' },
      link: expect.stringContaining(comment_id),
    },
  ]);
  await expectInbox(app, stage.owner, []);
});

test('two comments by two people are one entry, which names both', async () => {
  const post_id = await postOf(stage, fan);
  for (const author of [other, stage.owner]) {
    app.clock.advance(1000);
    const comment_id = await commentBy(author, post_id, `From ${author.id}`);
    await deliverTwice(app, commentAdded, added({ comment_id, post_id, author, post_author: fan }));
  }
  await expectInbox(app, fan, [
    {
      ...{ kind: 'comment', count: 2, payload: { excerpt: `From ${stage.owner.id}` } },
      people: [{ id: stage.owner.id }, { id: other.id }],
    },
  ]);
});

test('a reply is told to whom it answers, and not to the author of the post or once more as a mention', async () => {
  const post_id = await postOf(stage);
  const comment_id = await commentBy(other, post_id, 'Me too');
  const reply = { parent_author_id: fan.id, mentioned_ids: [fan.id] };
  await deliverTwice(app, commentAdded, {
    ...added({ comment_id, post_id, author: other, post_author: stage.owner }),
    ...reply,
  });
  await expectInbox(app, fan, [{ kind: 'reply', payload: { excerpt: 'Me too' } }]);
  await expectInbox(app, stage.owner, []);
});

test('whoever comments on their own post hears nothing of it', async () => {
  const post_id = await postOf(stage, fan);
  const comment_id = await commentBy(fan, post_id);
  await deliverTwice(app, commentAdded, added({ comment_id, post_id, author: fan, post_author: fan }));
  await expectInbox(app, fan, []);
});

test('a post of the staff is news of the club; of a fan, or for one tier, it is not', async () => {
  const mine = await postOf(stage);
  const published = { post_id: mine, club_id: stage.club.id, author_id: stage.owner.id, mentioned_ids: [] };
  await deliverTwice(app, postPublished, { ...published, audience: 'tier' });
  const fans = await postOf(stage, other);
  await deliverTwice(app, postPublished, {
    ...{ ...published, post_id: fans, author_id: other.id, audience: 'public' },
  });
  await expectInbox(app, fan, []);
  await deliverTwice(app, postPublished, { ...published, audience: 'public' });
  for (const member of [fan, other])
    await expectInbox(app, member, [{ kind: 'club-post', payload: { excerpt: 'Doors at eight.' } }]);
  await expectInbox(app, stage.owner, []);
});

test('a mention in a post is told with the post’s words to members who may read it', async () => {
  const post_id = await postOf(stage);
  await deliverTwice(app, postPublished, {
    ...{ post_id, club_id: stage.club.id, author_id: stage.owner.id, audience: 'tier' },
    mentioned_ids: [fan.id, stage.owner.id],
  });
  await expectInbox(app, fan, [
    {
      kind: 'mention',
      payload: { where: 'post', excerpt: 'Doors at eight.' },
      people: [{ id: stage.owner.id }],
    },
  ]);
  await expectInbox(app, stage.owner, []);
});

test('what is hidden by the time it would be told is not told', async () => {
  const post_id = await postOf(stage, fan);
  const comment_id = await commentBy(other, post_id);
  await app.platform.db.query({
    text: 'update comments set removed_at = now() where id = $1',
    values: [comment_id],
  });
  await deliverTwice(app, commentAdded, added({ comment_id, post_id, author: other, post_author: fan }));
  await expectInbox(app, fan, []);
});

test('reactions bundle people, and a second one by the same person changes nothing', async () => {
  const post_id = await postOf(stage, fan);
  const reacted = {
    ...{ subject_kind: 'post', subject_id: post_id, post_id, club_id: stage.club.id },
    ...{ subject_author_id: fan.id, kind: 'applause' },
  };
  for (const user of [other, stage.owner, other, fan]) {
    app.clock.advance(1000);
    await deliverTwice(app, reactionAdded, { ...reacted, user_id: user.id });
  }
  const [entry, ...more] = await inboxOf(app, fan.as);
  expect(more).toEqual([]);
  expect(entry).toMatchObject({
    ...{ kind: 'reaction', count: 2, link: expect.stringContaining(post_id) },
    payload: { where: 'post', reaction: 'applause', excerpt: 'Doors at eight.' },
  });
});

test('a post that is for fewer by now is told to nobody else, and who was told forgets its words', async () => {
  const of = (post_id: string) => ({ post_id, club_id: stage.club.id, author_id: stage.owner.id });
  const told = await postOf(stage);
  await deliverTwice(app, postPublished, { ...of(told), mentioned_ids: [], audience: 'public' });
  await expectInbox(app, fan, [{ kind: 'club-post', payload: { excerpt: 'Doors at eight.' } }]);
  await deliverTwice(app, postEdited, { ...of(told), narrowed: false });
  await expectInbox(app, fan, [{ kind: 'club-post' }]);
  await deliverTwice(app, postEdited, { ...of(told), narrowed: true });
  await expectInbox(app, fan, []);
  const narrowed = await postOf(stage, stage.owner, 'subscribers');
  await deliverTwice(app, postPublished, { ...of(narrowed), mentioned_ids: [], audience: 'members' });
  await expectInbox(app, fan, []);
});

test('a post for subscribers is told to them alone', async () => {
  const post_id = await postOf(stage, stage.owner, 'subscribers');
  await setSubscribed(app.platform.db, { club_id: stage.club.id, user_id: fan.id, subscribed: true });
  await deliverTwice(app, postPublished, {
    ...{ post_id, club_id: stage.club.id, author_id: stage.owner.id },
    ...{ mentioned_ids: [], audience: 'subscribers' },
  });
  await expectInbox(app, fan, [
    { kind: 'club-post', subject: { kind: 'post', id: post_id }, payload: { excerpt: '' } },
  ]);
  await expectInbox(app, other, []);
});
