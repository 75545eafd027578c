// Owns how stations become what screens show: a fixed number of queries, however many there are.
import type { ErrorCode } from '@stagepass/contract/endpoint.ts';
import type {
  ManagedStation,
  StationCard,
  StationClaim,
  StationEditor,
  StationHeld,
} from '@stagepass/contract/stations/shapes.ts';
import { describe } from '#domains/conditions/public/describe.ts';
import { loadItemClubs } from '#domains/items/public/present-items.ts';
import { listSteps, type Step } from '#domains/requirements/public/list-steps.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Platform } from '#platform/platform.ts';
import { type ClaimWithCopy, listOwnClaims } from './claims.store.ts';
import { listMissing, type Missing, type Viewer } from './missing.ts';
import { problemsOf } from './problems.ts';
import { leftOf, perFanOf, standOf } from './station.rules.ts';
import type { StationRow } from './tables.ts';
import { loadThings } from './things/load-things.ts';
import { tokensOf } from './things/tokens.ts';

type Tokens = Awaited<ReturnType<typeof tokensOf>>;

export interface PresentedStation {
  card: StationCard;
  missing: Missing;
  held: StationHeld | null;
}

/** In the order of the rows; one whose club is gone is left out. */
export async function presentStations(
  platform: Platform,
  tx: Executor,
  rows: readonly StationRow[],
  viewer: Omit<Viewer, 'now'>,
): Promise<PresentedStation[]> {
  const now = platform.clock.now();
  const ids = rows.map(({ id }) => id);
  const [clubs, things, claims, tokens] = await Promise.all([
    loadItemClubs(
      platform,
      tx,
      rows.map(({ club_id }) => club_id),
    ),
    loadThings(platform, tx, rows, viewer.user_id),
    listOwnClaims(tx, ids, viewer.user_id),
    tokensOf(tx, rows),
  ]);
  const missing = await listMissing(tx, rows, { ...viewer, now });
  return rows.flatMap((row) => {
    const [club, thing, wanted] = [clubs.get(row.club_id), things.get(row.id), missing.get(row.id)];
    if (club === undefined || thing === undefined || wanted === undefined) return [];
    const own = claims.get(row.id);
    const found = { station: row, ...thing, claims: own?.claims ?? 0, missing: wanted.count, now };
    const card = {
      id: row.id,
      club,
      title: row.title,
      thing: thing.thing,
      state: row.state,
      position: row.position,
      ...presentTerms(row, tokens),
      left: leftOf(row),
      stand: standOf(found),
      missing: wanted.count,
      claims: own?.claims ?? 0,
      claimed_at: own?.claimed_at.toISOString() ?? null,
    };
    // Whoever claimed here has it from here.
    return [{ card, missing: wanted, held: own === undefined ? thing.held : null }];
  });
}

function presentTerms(row: StationRow, tokens: Tokens) {
  const symbol = tokens.get(row.club_id)?.symbol ?? '';
  return {
    tokens: row.token_amount === null ? null : { amount: row.token_amount, symbol },
    price_cents: row.price,
    total: row.total,
    per_fan: perFanOf(row),
    opens_at: row.opens_at?.toISOString() ?? null,
    closes_at: row.closes_at?.toISOString() ?? null,
    place: row.place,
  };
}

export function presentClaim(claim: ClaimWithCopy): StationClaim {
  const { id, at, paid, item_id, number, token, until, tokens } = claim;
  return {
    id,
    at: at.toISOString(),
    paid_cents: paid,
    item_id,
    number,
    token,
    until: until?.toISOString() ?? null,
    tokens,
  };
}

export function presentRefusal(refusal: ErrorCode | null) {
  return refusal === null ? null : { code: refusal.code, message: refusal.message };
}

/** Types that are done on site. */
const ON_SITE: ReadonlySet<Step['type']> = new Set(['LOCATION', 'QRCODE']);

async function partsFor(platform: Platform, tx: Executor, rows: readonly StationRow[]) {
  const rounds = rows.map(({ id }) => ({ owner_id: id, period: '' }));
  const steps = await listSteps(tx, 'station', rounds, null);
  const tokens = await tokensOf(tx, rows);
  return { steps, things: await loadThings(platform, tx, rows, null), tokens };
}

export async function presentEditor(
  platform: Platform,
  tx: Executor,
  station: StationRow,
): Promise<StationEditor> {
  const { steps, things, tokens } = await partsFor(platform, tx, [station]);
  const own = steps.get(station.id) ?? [];
  const { id, club_id, state, version, title, story, condition, given } = station;
  return {
    id,
    club_id,
    state,
    version,
    title,
    story,
    thing: things.get(id)?.thing ?? null,
    ...presentTerms(station, tokens),
    condition: condition === null ? null : await describe(tx, condition, club_id),
    steps: own.length,
    on_site: own.some(({ type }) => ON_SITE.has(type)),
    given,
    problems: await problemsOf(platform, tx, station, things.get(id)),
  };
}

/** A page of those who run them; what keeps a draft from opening is asked of each draft. */
export async function presentManaged(
  platform: Platform,
  tx: Executor,
  rows: readonly StationRow[],
): Promise<ManagedStation[]> {
  const parts = await partsFor(platform, tx, rows);
  const shown: ManagedStation[] = [];
  for (const row of rows) shown.push(await presentRow(platform, tx, row, parts));
  return shown;
}

async function presentRow(
  platform: Platform,
  tx: Executor,
  row: StationRow,
  { steps, things, tokens }: Awaited<ReturnType<typeof partsFor>>,
): Promise<ManagedStation> {
  const own = steps.get(row.id) ?? [];
  return {
    id: row.id,
    title: row.title,
    thing: things.get(row.id)?.thing ?? null,
    state: row.state,
    position: row.position,
    ...presentTerms(row, tokens),
    given: row.given,
    steps: own.length,
    site_codes: own.filter((step) => step.site_code).map(({ id, title }) => ({ id, title })),
    problems: row.state === 'draft' ? await problemsOf(platform, tx, row, things.get(row.id)) : [],
  };
}
