// Owns what joining says to the requirements engine: guests do them, staff edits them, and who passed all may join.
import { notAttemptable } from '@stagepass/contract/requirements/errors.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { may, whyNot } from '#domains/memberships/public/may.ts';
import type { RequirementOwner } from '#domains/requirements/public/requirement-owners.ts';

/** The owner's id is the club's. */
export const joiningOwner: RequirementOwner = {
  async load(platform, tx, actor, idOrHandle) {
    const { club, standing } = await loadClubFor(platform, tx, actor, idOrHandle, 'see-front');
    return {
      owner_id: club.id,
      title: club.name,
      club_id: club.id,
      period: '',
      attempt_refusal: may(club, standing, 'join') ? null : notAttemptable,
      edit_refusal: whyNot(club, standing, 'manage-club') ?? null,
      show_refusal: whyNot(club, standing, 'manage-club') ?? null,
      frozen: null,
    };
  },
  // Nothing that joining asks for is reviewed.
  titlesOf: async () => new Map(),
  // Joining stays the person's own step. Their other phone shows at once that the door is open.
  async onSatisfied(platform, tx, { club_id, user_id }) {
    tx.afterCommit(() => platform.realtime.toUser(user_id, 'joinRequirementsPassed', { club_id }));
    return true;
  },
};
