// What stands under a vote's title in the management: how it stands, and what is next.
import type { VoteView } from '@stagepass/contract/votes/shapes.ts';
import type { Copy } from '#platform/i18n/copy.ts';
import { dayIn, momentIn } from '#platform/i18n/formats.ts';
import type { manageVotesCopy } from '../manage-copy.ts';

export function detailOf(vote: VoteView, copy: Copy<typeof manageVotesCopy>, tag: string): string {
  const votes = copy.votes({ count: vote.voters });
  const { state, opens_at, closes_at, closed_at, answer, answer_due_at, problems, now } = vote;
  if (state === 'draft') return problems.length > 0 ? copy.notReady : copy.ready;
  if (state === 'scheduled') return copy.opens({ time: momentIn(tag, opens_at ?? now) });
  if (state === 'open') return copy.closes({ votes, time: momentIn(tag, closes_at ?? now) });
  if (answer !== null) return copy.answered({ votes });
  if (answer_due_at !== null) return copy.owed({ votes, day: dayIn(tag, answer_due_at) });
  return copy.closedOn({ votes, day: dayIn(tag, closed_at ?? now) });
}
