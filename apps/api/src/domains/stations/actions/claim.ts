// Owns claiming: pay, stock and what is handed out move in one transaction, and the last piece goes to one fan, however many tap Claim.
import { assert } from '@stagepass/base/assert.ts';
import { staffReceiveNothing } from '@stagepass/contract/items/errors.ts';
import {
  accountTooNew,
  alreadyClaimed,
  phoneUsed,
  stationGone,
  stationLocked,
  stationPriceChanged,
} from '@stagepass/contract/stations/errors.ts';
import { stationClaimed } from '@stagepass/contract/stations/events.ts';
import { clubAccount, platformFees } from '#domains/ledger/public/account-ref.ts';
import { primarySale } from '#domains/ledger/public/fees.ts';
import { primaryFeeOf } from '#domains/ledger/public/primary-fee.ts';
import { spend } from '#domains/ledger/public/spend.ts';
import { requireMay } from '#domains/memberships/public/load-club-for.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { deviceMark } from '#platform/http/device.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { claimRefusal, type Door, loadStation } from '../access.ts';
import { insertClaim, listOwnClaims, takeOne } from '../claims.store.ts';
import { claimDevice } from '../devices.store.ts';
import { listMissing } from '../missing.ts';
import { isFreeValue, isOver, leftOf, perFanOf } from '../station.rules.ts';
import type { StationRow } from '../tables.ts';
import type { FoundThing } from '../things/thing-kind.ts';
import { kindOf } from '../things/thing-kinds.ts';
import { giveWith } from '../things/tokens.ts';

export interface Claiming {
  station_id: string;
  expected_price_cents: number;
  /** Of the phone that asks; null where no phone does. Called only where it matters. */
  device: () => string | null;
}

/** In the caller's transaction, once for its key. Answers the claim's id. */
export async function claimStation(
  platform: Platform,
  tx: Tx,
  actor: SignedIn,
  { station_id, expected_price_cents, device }: Claiming,
): Promise<{ claim_id: string }> {
  const { user_id } = actor;
  const door = await loadStation(platform, tx, actor, station_id);
  const { station } = door;
  requireClaimer(door);
  const at = platform.clock.now();
  await requireLeft(tx, station, user_id, at);
  if (station.price !== expected_price_cents) fail(stationPriceChanged, { price_cents: station.price });
  await requireNothingMissing(tx, station, user_id, at);
  const found = (await kindOf(station.kind).find(platform, tx, station, user_id)) ?? fail(stationGone);
  if (found.had) fail(alreadyClaimed);
  return handOver(platform, tx, { station, user_id, found, at, device });
}

function requireClaimer(door: Door): void {
  const refusal = claimRefusal(door);
  if (refusal === staffReceiveNothing) fail(refusal);
  requireMay(door.club, door.standing, 'take-part');
  if (refusal !== null) fail(refusal);
}

/** Said before anything is locked, and decided again under the lock. */
async function requireLeft(tx: Tx, station: StationRow, userId: string, at: Date): Promise<void> {
  const own = (await listOwnClaims(tx, [station.id], userId)).get(station.id);
  if ((own?.claims ?? 0) >= perFanOf(station)) fail(alreadyClaimed);
  if (station.state !== 'open' || isOver(station, at) || leftOf(station) === 0) fail(stationGone);
}

async function requireNothingMissing(tx: Tx, station: StationRow, user_id: string, now: Date): Promise<void> {
  const viewer = { user_id, member_of: new Set([station.club_id]), now };
  const missing = (await listMissing(tx, [station], viewer)).get(station.id);
  assert(missing !== undefined, 'every station says what is missing');
  if (missing.count === 0) return;
  const { account_from, count } = missing;
  if (account_from !== null && count === 1) fail(accountTooNew, { from: account_from.toISOString() });
  fail(stationLocked, { missing: count });
}

interface HandingOver {
  station: StationRow;
  user_id: string;
  found: FoundThing;
  at: Date;
  device: Claiming['device'];
}

/** Locks: the station and the phone's mark there, then the copy and its design, then the token, then accounts. */
async function handOver(platform: Platform, tx: Tx, given: HandingOver): Promise<{ claim_id: string }> {
  const { station, user_id, found, at } = given;
  const { id: station_id, club_id, price, opened_at } = station;
  if (!(await takeOne(tx, { station_id, opened_at, now: at }))) fail(stationGone);
  // Of several taps at once, those behind the first see what it did.
  const own = (await listOwnClaims(tx, [station_id], user_id)).get(station_id);
  if ((own?.claims ?? 0) >= perFanOf(station)) fail(alreadyClaimed);
  await requireOwnPhone(platform, tx, given);
  // Named before it is made, so that the copy is locked before any account is.
  const sale = price === 0 ? undefined : { transfer_id: newId(platform), price };
  const handed = await kindOf(station.kind).handOut(platform, tx, { station, user_id, sale, found, at });
  if (handed === undefined) return fail(stationGone);
  const claim_id = newId(platform);
  const tokens = await giveWith(tx, station, { user_id, claim_id, at });
  const fee =
    sale === undefined ? 0 : primarySale(price, { fee_bp: await primaryFeeOf(tx, club_id) }).fee_cents;
  if (sale !== undefined) await pay(tx, { ...given, transfer_id: sale.transfer_id, fee });
  const transfer_id = sale?.transfer_id ?? null;
  const title = found.name;
  const claim = { id: claim_id, station_id, club_id, user_id, title, paid: price, fee, transfer_id, tokens };
  const written = await insertClaim(tx, { ...claim, ...handed, at }, perFanOf(station));
  assert(written, 'nobody else claims for this fan while the station is locked');
  await tx.emit(stationClaimed, { station_id, club_id, claim_id, user_id, paid_cents: price, tokens });
  return { claim_id };
}

/** What is free and worth something goes to one person a phone, as rewards of missions do. */
async function requireOwnPhone(
  platform: Platform,
  tx: Tx,
  { station, user_id, device }: HandingOver,
): Promise<void> {
  const device_id = isFreeValue(station) ? device() : null;
  if (device_id === null) return;
  const station_id = station.id;
  const device_mark = deviceMark(platform, { purpose: 'station-device', scope: station_id, device_id });
  if (!(await claimDevice(tx, { station_id, device_mark, user_id }))) fail(phoneUsed);
}

/** Divided as a sale of the store is. */
async function pay(
  tx: Tx,
  { station, user_id, found, transfer_id, fee, at }: HandingOver & { transfer_id: string; fee: number },
): Promise<void> {
  const { id, club_id, price } = station;
  await spend(tx, {
    id: transfer_id,
    user_id,
    kind: 'station',
    parts: [
      { to: clubAccount(club_id), amount: price - fee },
      { to: platformFees(), amount: fee },
    ],
    cause: { kind: 'station', id },
    club_id,
    memo: {
      lines: [{ text: found.name, quantity: 1, amount_cents: price }],
      seller: 'club',
      fee_cents: fee,
      royalty_cents: 0,
    },
    at,
  });
}
