// What missions put on a club's management screen: the missions, and submissions that wait for a review.
import { ticket } from '@stagepass/ui/icon/phosphor/ticket.ts';
import type { ManageTile, WaitingSource } from '#domains/clubs/public/manage-slots.ts';
import { useReviewCounts } from '#domains/requirements/public/use-review-counts.ts';
import { defineCopy, useCopy } from '#platform/i18n/copy.ts';
import { manageMissionsPath, reviewPath } from './public/paths.ts';

const reviewsCopy = defineCopy({
  reviews: { one: 'submission', other: 'submissions' },
  waiting: 'Fans wait for your review',
  overdue: {
    one: '{count} has waited for more than 72 hours',
    other: '{count} have waited for more than 72 hours',
  },
});

const reviews: WaitingSource = {
  name: 'reviews',
  isFor: ({ viewer }) => viewer.can.manage_content,
  useWaiting({ id, handle }) {
    const copy = useCopy(reviewsCopy);
    const { data, isPending, isError, refetch } = useReviewCounts(id);
    const { waiting: count = 0, escalated = 0 } = data ?? {};
    const line = {
      key: 'reviews',
      to: reviewPath(handle),
      count,
      title: copy.reviews({ count }),
      detail: escalated > 0 ? copy.overdue({ count: escalated }) : copy.waiting,
    };
    return { lines: count > 0 ? [line] : [], count, isPending, isError, refetch };
  },
};

const missions: ManageTile = {
  name: 'missions',
  isFor: ({ viewer }) => viewer.can.manage_content,
  icon: ticket,
  copy: defineCopy({ label: 'Missions' }),
  path: (handle) => manageMissionsPath(handle),
  counts: 'reviews',
};

export const manageParts = { tiles: [missions], waiting: [reviews] };
