// Owns this domain's part of the demo world: what the game studio asks, and the answers of some who joined.
import { seededDice } from '@stagepass/base/dice.ts';
import type { FormField } from '@stagepass/contract/requirements/form.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { listMemberIds } from '#domains/memberships/public/list-member-ids.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { addRequirement, listEditable } from './actions/edit-requirements.ts';
import { insertAttempt, lockProgress, updateProgress } from './attempts.store.ts';
import { demoFormAnswers, demoRequirements } from './demo-texts.data.ts';

const DAY_MS = 86_400_000;
const HANDLE = 'tin-lighthouse';

export async function demo(platform: Platform): Promise<void> {
  const club = await findClub(platform, platform.db, HANDLE);
  if (club === undefined) return;
  const at = { owner_kind: 'joining' as const, owner_id: club.id };
  const owner = actorOf(club.owner_id);
  // A start that was killed in between finds them here.
  if ((await listEditable(platform, owner, at)).length > 0) return;
  const founded = new Date(club.created_at.getTime() + DAY_MS);
  const then: Platform = {
    ...platform,
    clock: { now: () => founded },
    dice: seededDice('stagepass-demo-requirements'),
  };
  for (const written of demoRequirements) await addRequirement(then, owner, at, { ...written, waits: false });
  const form = (await listEditable(platform, owner, at)).find((one) => one.config.type === 'FORM');
  if (form?.config.type !== 'FORM') return;
  await answer(then, {
    club_id: club.id,
    requirement_id: form.id,
    fields: form.config.fields,
    now: platform.clock.now(),
  });
}

interface Answered {
  club_id: string;
  requirement_id: string;
  fields: FormField[];
  now: Date;
}

async function answer(platform: Platform, { club_id, requirement_id, fields, now }: Answered): Promise<void> {
  const members = await listMemberIds(platform.db, club_id, { limit: demoFormAnswers.length + 2 });
  await platform.db.transaction(async (tx) => {
    for (const [at, answers] of demoFormAnswers.entries()) {
      // The staff asks, and does not answer.
      const user_id = members[at + 2];
      if (user_id === undefined) return;
      const whose = { requirement_id, user_id, period: '' };
      const finished_at = new Date(now.getTime() - (at * 4 + 1) * DAY_MS);
      await lockProgress(tx, whose);
      await insertAttempt(tx, {
        ...whose,
        id: newId({ clock: { now: () => finished_at }, dice: platform.dice }),
        number: 1,
        version: 1,
        state: 'passed',
        opened_at: new Date(finished_at.getTime() - 240_000),
        ends_at: null,
        finished_at,
        work: '{}',
        answers: JSON.stringify({ answers, fields }),
      });
      await updateProgress(tx, whose, { tries: 1, passed_at: finished_at });
    }
  });
}

function actorOf(userId: string): SignedIn {
  return {
    kind: 'user',
    user_id: userId,
    session_id: userId,
    verified: true,
    operator: false,
    suspended: false,
    stepped_up_at: null,
  };
}
