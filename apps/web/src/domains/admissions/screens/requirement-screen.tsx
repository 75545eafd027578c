// /club/{id}/requirement: guests do what joining asks, step by step; staff edits it, and can look at it as a guest.

import { ClubFrame } from '#domains/clubs/public/club-frame.tsx';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { useTitle } from '#platform/title/title.ts';
import { admissionsCopy } from '../copy.ts';
import { EditSteps } from '../parts/edit-steps.tsx';
import { GuestSteps } from '../parts/guest-steps.tsx';

export function Component() {
  return <ClubFrame>{(club) => <Requirement club={club} />}</ClubFrame>;
}

function Requirement({ club }: { club: ClubView }) {
  const copy = useCopy(admissionsCopy);
  const staff = club.viewer.can.manage_club;
  useTitle(`${staff ? copy.edit.documentTitle : copy.steps.documentTitle}, ${club.name}`);
  return staff ? <EditSteps club={club} /> : <GuestSteps club={club} />;
}
