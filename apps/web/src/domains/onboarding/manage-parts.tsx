// What first steps show in a club's management: the creator's list, for the club it is about.
import type { ManageNote } from '#domains/clubs/public/manage-slots.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { latePart } from '#platform/late/late-part.tsx';

const FirstSteps = latePart(() => import('./parts/first-steps.tsx'), 'FirstSteps', null, 'left-out');

/** The list is the owner's own. */
function Note({ club }: { club: ClubView }) {
  return club.viewer.role === 'owner' ? <FirstSteps clubId={club.id} /> : null;
}

const notes: readonly ManageNote[] = [{ name: 'first-steps', Note }];

export const manageParts = { notes };
