// Owns polls inside posts: shown with them, voted in by whoever may react to the post, told to those who watch.
import { postNotFound } from '@stagepass/contract/posts/errors.ts';
import type { PostView } from '@stagepass/contract/posts/shapes.ts';
import type { PollView } from '@stagepass/contract/votes/poll-shapes.ts';
import { castInPoll, loadPolls } from '#domains/votes/public/polls.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { loadOpenPostFor } from './access.ts';
import { requireVoice } from './actions/react.ts';
import { tellPoll } from './live.ts';
import type { ShownPostRow } from './tables.ts';

type WithPoll = Pick<ShownPostRow, 'id' | 'poll_id'>;

/** The same posts with their polls; where none has one, nothing is asked. */
export async function withPolls<View extends PostView>(
  platform: Platform,
  viewerId: string | null,
  rows: readonly WithPoll[],
  views: readonly View[],
): Promise<View[]> {
  const ids = rows.flatMap(({ poll_id }) => poll_id ?? []);
  if (ids.length === 0) return [...views];
  const polls = await loadPolls(platform, platform.db, ids, viewerId);
  const pollOf = new Map(rows.map(({ id, poll_id }) => [id, polls.get(poll_id ?? '') ?? null]));
  return views.map((view) => (view.sealed === null ? { ...view, poll: pollOf.get(view.id) ?? null } : view));
}

export async function withPoll<View extends PostView>(
  platform: Platform,
  viewerId: string | null,
  row: WithPoll,
  view: View,
): Promise<View> {
  return (await withPolls(platform, viewerId, [row], [view]))[0] ?? view;
}

export async function voteInPoll(
  platform: Platform,
  actor: Actor,
  id: string,
  choice: { option_ids: readonly string[]; client_key: string },
): Promise<PollView> {
  const { user_id } = signedIn(actor);
  const loaded = await loadOpenPostFor(platform, platform.db, actor, id);
  requireVoice(loaded);
  const { poll_id, club_id, audience } = loaded.row;
  if (poll_id === null) return fail(postNotFound);
  const poll = await castInPoll(platform, { poll_id, user_id, ...choice });
  const counted = poll.options.map((option) => ({ id: option.id, votes: option.votes }));
  const told = { id: poll.id, voters: poll.voters, options: counted };
  tellPoll(platform, { audience, count: { club_id, post_id: id, poll: told } });
  return poll;
}
