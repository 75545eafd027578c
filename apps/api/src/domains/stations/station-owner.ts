// Owns what a station says to the requirements engine: who may do its steps, and what passing one brings.
import { experiencePoints } from '@stagepass/base/experience.ts';
import { ownerRunning, requirementNotFound } from '@stagepass/contract/requirements/errors.ts';
import { isId } from '@stagepass/contract/shapes.ts';
import { stationNotFound } from '@stagepass/contract/stations/errors.ts';
import { grantXp } from '#domains/levels/public/grant-xp.ts';
import { may, whyNot } from '#domains/memberships/public/may.ts';
import type { RequirementOwner } from '#domains/requirements/public/requirement-owners.ts';
import { Failure, fail } from '#platform/failure/failure.ts';
import { loadStation, stepRefusal } from './access.ts';
import { listStationRows } from './stations.store.ts';

export const stationOwner: RequirementOwner = {
  async load(platform, tx, actor, id) {
    if (!isId(id)) return fail(requirementNotFound);
    const door = await loadStation(platform, tx, actor, id).catch(sayOfStep);
    const { station, club, standing } = door;
    const edit_refusal = whyNot(club, standing, 'manage-content') ?? null;
    return {
      owner_id: station.id,
      title: station.title,
      club_id: club.id,
      period: '',
      attempt_refusal: stepRefusal(door, platform.clock.now()),
      edit_refusal,
      // Whoever stands at the door shows it too.
      show_refusal: edit_refusal === null || may(club, standing, 'scan') ? null : edit_refusal,
      frozen: station.state === 'open' ? ownerRunning : null,
    };
  },

  /** Once a step, as everywhere. */
  async onPassed(platform, tx, { requirement, club_id, user_id }) {
    await grantXp(platform, tx, {
      club_id,
      user_id,
      amount: experiencePoints(requirement.type),
      cause: { kind: 'requirement', id: requirement.id },
    });
  },

  titlesOf: async (tx, ids) => new Map((await listStationRows(tx, ids)).map(({ id, title }) => [id, title])),

  /** Nothing follows by itself: claiming is the fan's own tap. */
  onSatisfied: async () => true,
};

/** A step is not there for whoever may not know of its station. */
function sayOfStep(error: unknown): never {
  if (error instanceof Failure && error.reason === stationNotFound) return fail(requirementNotFound);
  throw error;
}
