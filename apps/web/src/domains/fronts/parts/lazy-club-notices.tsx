// Fetches what has to be said about a club only where there is something to say, which is seldom. What is below has to wait
// for it in the same waiting room: it would be pushed down.
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { latePart } from '#platform/late/late-part.tsx';

const ClubNotices = latePart(() => import('./club-notices.tsx'), 'ClubNotices');

export function LazyClubNotices({ club }: { club: ClubView }) {
  const { viewer, delete_after, suspended } = club;
  const isPlain = !suspended && !viewer.banned && viewer.muted_until === null && delete_after === null;
  if (isPlain && !viewer.can.answer_hand_over) return null;
  return <ClubNotices club={club} />;
}
