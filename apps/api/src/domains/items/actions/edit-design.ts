// Owns the making and changing of designs by those who run the club; each change is in the audit log.

import { clubClosing } from '@stagepass/contract/clubs/errors.ts';
import {
  designFixed,
  designHasCopies,
  designNotFound,
  designNotLive,
  designPromised,
  editionFixed,
  termsNotRight,
} from '@stagepass/contract/items/errors.ts';
import { designChanged } from '@stagepass/contract/items/events.ts';
import type { DeedName } from '@stagepass/contract/safety/deed-names.ts';

import type { Club } from '#domains/clubs/public/club.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { claimModel, claimPicture, forgetModel, type GivenPicture, releasePicture } from '../design-media.ts';
import {
  defaultTerms,
  editionFits,
  fixedFields,
  type GivenTerms,
  mustStayRedeemable,
  type TermColumns,
  termColumns,
  termsProblem,
} from '../designs.rules.ts';
import { deleteDesign, insertDesign, lockDesign, updateDesign } from '../designs.store.ts';
import { designFor } from '../public/design-for.ts';
import { designKeepers } from '../public/design-keepers.ts';
import { indexDesign, unindexDesign } from '../search-document.ts';
import type { DesignRow } from '../tables.ts';

export interface GivenDesign
  extends Pick<
    DesignRow,
    'name' | 'description' | 'quality' | 'kind' | 'edition_size' | 'transferable' | 'held_back'
  > {
  picture: GivenPicture;
  model_media_id: string | null;
  /** Undefined: as the kind has it by default. */
  redeemable?: GivenTerms | null | undefined;
}

/** Fields that are left out stay; `undefined` is what the parser makes of them. */
export type DesignChange = { [Key in keyof GivenDesign]?: GivenDesign[Key] | undefined };

export async function createDesign(
  platform: Platform,
  actor: Actor,
  clubId: string,
  given: GivenDesign,
): Promise<string> {
  const { user_id } = signedIn(actor);
  return platform.db.transaction(async (tx) => {
    const { club } = await loadClubFor(platform, tx, actor, clubId, 'manage-sales');
    refuseClosing(club);
    const { picture, model_media_id, redeemable, ...fields } = given;
    const now = platform.clock.now();
    const id = newId(platform);
    const terms = redeemable === undefined ? defaultTerms(given.kind, club.name) : redeemable;
    const row = { id, ...fields, ...termColumns(terms), created_at: now, changed_at: now };
    refuseTerms(row, { now, out: false });
    if (!heldBackFits({ ...row, issued: 0 })) fail(editionFixed);
    const owner = { id, owner_id: user_id, club, name: given.name };
    const facts = await claimPicture(platform, tx, owner, picture);
    const model_key = await claimModel(platform, tx, owner, model_media_id);
    await insertDesign(tx, {
      ...row,
      club_id: club.id,
      picture: JSON.stringify(facts),
      model_key,
      state: 'draft',
      created_by: user_id,
    });
    await record(platform, tx, actor, { id, club_id: club.id }, 'items.design-made', { name: given.name });
    return id;
  });
}

export async function changeDesign(
  platform: Platform,
  actor: Actor,
  id: string,
  change: DesignChange,
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const { design, club } = await lockDesignFor(platform, tx, actor, id);
    if (design.state === 'retired') fail(designNotLive, { state: design.state });
    const { picture, model_media_id, redeemable, ...rest } = change;
    const fields = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
    const terms = heldByEvent(design, changedTerms(design, change, club));
    const next: DesignRow = { ...design, ...fields, ...terms };
    if (design.event_id !== null && next.kind !== design.kind) fail(designFixed);
    if (design.state !== 'draft' && fixedFields.some((field) => next[field] !== design[field]))
      fail(designFixed);
    if (mustStayRedeemable(design) && next.redeem_place === null) fail(designFixed);
    if (!editionFits(design, next.edition_size) || !heldBackFits(next)) fail(editionFixed);
    // A show that is over may still be told where it was: only what changes is looked at as if it went out now.
    const out = design.state === 'live' && redeemable !== undefined;
    refuseTerms(next, { now: platform.clock.now(), out });
    const owner = { id, owner_id: signedIn(actor).user_id, club, name: next.name };
    const drawn = picture && { picture: JSON.stringify(await claimPicture(platform, tx, owner, picture)) };
    const modelled = await changeModel(platform, tx, { ...owner, had: design.model_key }, model_media_id);
    await updateDesign(tx, id, {
      ...fields,
      ...terms,
      ...drawn,
      ...modelled,
      changed_at: platform.clock.now(),
    });
    await indexDesign(tx, next, club);
    await tx.emit(designChanged, { design_id: id, club_id: club.id });
    await record(platform, tx, actor, design, 'items.design-changed', {
      name: next.name,
      fields: Object.keys(change).join(', '),
    });
  });
}

/** A draft that becomes a ticket or coupon becomes redeemable with it. */
function changedTerms(design: DesignRow, { kind, redeemable }: DesignChange, club: Club) {
  if (redeemable !== undefined) return termColumns(redeemable);
  if (kind === undefined || kind === design.kind || design.redeem_place !== null) return {};
  return termColumns(defaultTerms(kind, club.name));
}

/** Of a ticket that belongs to an event, place and times are the event's: the entrance and what one gets stay its own. */
function heldByEvent(design: DesignRow, terms: Partial<TermColumns>): Partial<TermColumns> {
  if (design.event_id === null) return terms;
  const { redeem_gate = design.redeem_gate, redeem_offer = design.redeem_offer } = terms;
  return { redeem_gate, redeem_offer };
}

async function changeModel(
  platform: Platform,
  tx: Tx,
  owner: Parameters<typeof claimModel>[2] & { had: string | null },
  mediaId: string | null | undefined,
): Promise<{ model_key?: string | null }> {
  if (mediaId === undefined) return {};
  const model_key = await claimModel(platform, tx, owner, mediaId);
  forgetModel(platform, tx, owner.had);
  return { model_key };
}

export async function publishDesign(platform: Platform, actor: Actor, id: string): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const { design, club } = await lockDesignFor(platform, tx, actor, id);
    refuseClosing(club);
    if (design.state !== 'draft') fail(designNotLive, { state: design.state });
    refuseTerms(design, { now: platform.clock.now(), out: true });
    await setState(platform, tx, { design, club }, 'live');
    await record(platform, tx, actor, design, 'items.design-published', { name: design.name });
  });
}

export async function retireDesign(platform: Platform, actor: Actor, id: string): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const { design, club } = await lockDesignFor(platform, tx, actor, id);
    if (design.state !== 'live') fail(designNotLive, { state: design.state });
    for (const keeps of designKeepers.read()) if (await keeps(tx, id)) fail(designPromised);
    await setState(platform, tx, { design, club }, 'retired');
    await record(platform, tx, actor, design, 'items.design-retired', { name: design.name });
  });
}

export async function removeDesign(platform: Platform, actor: Actor, id: string): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const { design } = await lockDesignFor(platform, tx, actor, id);
    // What is live may stand in a shop or among the odds of a draw: it can be retired, never made away with.
    if (design.state !== 'draft') fail(designHasCopies);
    await releasePicture(platform, tx, id);
    forgetModel(platform, tx, design.model_key);
    await deleteDesign(tx, id);
    await unindexDesign(tx, id);
    await record(platform, tx, actor, design, 'items.design-removed', { name: design.name });
  });
}

async function setState(
  platform: Platform,
  tx: Tx,
  { design, club }: { design: DesignRow; club: Club },
  state: DesignRow['state'],
): Promise<void> {
  await updateDesign(tx, design.id, { state, changed_at: platform.clock.now() });
  await indexDesign(tx, { ...design, state }, club);
  await tx.emit(designChanged, { design_id: design.id, club_id: design.club_id });
}

/** Permission first, then the lock: whoever may not change it does not hold up those who may. */
async function lockDesignFor(platform: Platform, tx: Tx, actor: Actor, id: string) {
  const { club } = await designFor(platform, tx, actor, id, 'manage-sales');
  const design = await lockDesign(tx, id);
  return design === undefined ? fail(designNotFound) : { design, club };
}

function refuseClosing(club: Club): void {
  if (club.delete_after !== null) fail(clubClosing);
}

function refuseTerms(
  row: Parameters<typeof termsProblem>[0],
  when: Parameters<typeof termsProblem>[1],
): void {
  const problem = termsProblem(row, when);
  if (problem !== undefined) fail(termsNotRight, { problem });
}

function heldBackFits(row: Pick<DesignRow, 'held_back' | 'edition_size' | 'issued'>): boolean {
  if (row.held_back === 0) return true;
  return row.edition_size !== null && row.held_back <= row.edition_size - row.issued;
}

async function record(
  platform: Platform,
  tx: Tx,
  actor: Actor,
  design: { id: string; club_id: string },
  deed: DeedName,
  details: Record<string, string>,
): Promise<void> {
  await recordDeed(platform, tx, {
    club_id: design.club_id,
    actor_id: signedIn(actor).user_id,
    deed,
    subject: { kind: 'item', id: design.id },
    details,
  });
}
