// Owns the founding of a club: its row, limits and search document, its owner as member number 1, its first tiers.
import type { createClub as createClubEndpoint } from '@stagepass/contract/clubs/endpoints.ts';
import {
  handleReserved,
  handleTaken,
  modulesUneven,
  tooManyClubs,
} from '@stagepass/contract/clubs/errors.ts';
import { clubFounded } from '@stagepass/contract/clubs/events.ts';
import type { z } from 'zod';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import { setClubOpen } from '#domains/search/public/set-club-open.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { emptyTextPolicy } from '../closing.rules.ts';
import { countOwned, findClubRow, insertClub, lockFounder } from '../clubs.store.ts';
import { isReservedHandle } from '../handles.rules.ts';
import { listTaken } from '../handles.store.ts';
import { freeLimits } from '../limits.rules.ts';
import { insertLimits } from '../limits.store.ts';
import { completeModules, firstModules } from '../modules.rules.ts';
import { foundingParts } from '../public/founding-slot.ts';
import { clubMembers } from '../public/members-slot.ts';
import { putClubDocument } from '../search-document.ts';
import type { ClubRow } from '../tables.ts';

/** What is left out of it gets the contract's defaults. */
export type NewClub = z.output<(typeof createClubEndpoint)['body']>;

export const MOST_OWNED = 10;

export async function createClub(platform: Platform, actor: Actor, wanted: NewClub): Promise<ClubRow> {
  const ownerId = signedIn(actor).user_id;
  if (isReservedHandle(wanted.handle)) fail(handleReserved);
  return platform.db.transaction((tx) => foundClub(platform, tx, ownerId, wanted));
}

export async function foundClub(
  platform: Platform,
  tx: Tx,
  ownerId: string,
  wanted: NewClub,
): Promise<ClubRow> {
  const modules = completeModules(wanted.modules ?? firstModules) ?? fail(modulesUneven);
  // One founding at a time for each person, so that the bound holds however many calls arrive at once.
  await lockFounder(tx, ownerId);
  if ((await countOwned(tx, ownerId)) >= MOST_OWNED) fail(tooManyClubs);
  const now = platform.clock.now();
  if ((await listTaken(tx, [wanted.handle], { at: now })).size > 0) fail(handleTaken);
  const { tier_names, links, house_rules, modules: _, ...fields } = wanted;
  const id = newId(platform);
  await insertClub(tx, {
    ...fields,
    id,
    modules: JSON.stringify(modules),
    links: JSON.stringify(links),
    house_rules: JSON.stringify(house_rules),
    text_policy: JSON.stringify(emptyTextPolicy),
    owner_id: ownerId,
    created_at: now,
  });
  await insertLimits(tx, id, freeLimits);
  const club = (await findClubRow(tx, id)) as ClubRow;
  await clubMembers.read().enrolOwner(platform, tx, club, { user_id: ownerId, tier_names });
  await setClubOpen(tx, { club_id: id, open: wanted.visibility === 'public' });
  await putClubDocument(tx, club);
  await recordDeed(platform, tx, {
    club_id: id,
    actor_id: ownerId,
    deed: 'clubs.club-founded',
    subject: { kind: 'club', id },
  });
  for (const add of foundingParts.read()) await add(platform, tx, { club_id: id, owner_id: ownerId });
  await tx.emit(clubFounded, { club_id: id, owner_id: ownerId });
  return club;
}
