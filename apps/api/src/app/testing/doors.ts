// Owns how tests stand at a door: a member with a phone, a ticket on it, and staff who scan what it shows.
import { randomUUID } from 'node:crypto';
import type { ScanView } from '@stagepass/contract/redemption/shapes.ts';
import { HOUR_MS } from './auctions.ts';
import { putDesign, putItem } from './items.ts';
import { manyAddresses } from './people.ts';
import { newPhone, type Phone } from './phones.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { makeWorld, type Somebody, type Stage, type World } from './world.ts';

export interface Doors {
  readonly app: TestApp;
  readonly world: World;
  readonly stage: Stage;
  readonly fan: Somebody;
  /** The fan's. */
  readonly phone: Phone;
}

export async function openDoors(): Promise<Doors> {
  const app = await startTestApp({ env: manyAddresses });
  const world = await makeWorld(app);
  const stage = await world.stage({ role: 'member', visibility: 'public', fresh: false });
  const fan = stage.me as Somebody;
  return { app, world, stage, fan, phone: await newPhone(app, fan) };
}

export function inHours({ clock }: TestApp, hours: number): Date {
  return new Date(clock.now().getTime() + hours * HOUR_MS);
}

export function bindItem(app: TestApp, holder: Pick<Somebody, 'as'>, itemId: string, key_id: string) {
  return app.call('POST /items/:id/key', { params: { id: itemId }, body: { key_id } }, holder.as);
}

/** On the fan's phone; doors are open for four hours. */
export async function newTicket({
  app,
  stage,
  fan,
  phone,
}: Doors): Promise<{ design: string; ticket: string }> {
  const design = await putDesign(app, {
    club_id: stage.club.id,
    redeem: { from: inHours(app, -1), until: inHours(app, 4), transfer_closes_at: inHours(app, -2) },
  });
  const ticket = (await putItem(app, design, fan.id)).item_id;
  const params = { id: ticket };
  await app.ok('POST /items/:id/key', { params, body: { key_id: phone.key_id } }, fan.as);
  return { design, ticket };
}

export interface Scanned {
  at?: Date;
  scan_id?: string;
  scanner?: string;
  club?: string;
}

/** By the club's owner. */
export async function scanCode(
  { app, stage }: Doors,
  code: string,
  scanned: Scanned = {},
): Promise<ScanView> {
  const { at = app.clock.now(), scan_id = randomUUID(), scanner = 'Gate C', club = stage.club.id } = scanned;
  const body = { scanner, scans: [{ scan_id, code, scanned_at: at.toISOString() }] };
  const { data } = await app.ok('POST /clubs/:id/scans', { params: { id: club }, body }, stage.owner.as);
  return data[0] as ScanView;
}

export function verdictOf({ verdict, reason }: ScanView): string {
  return reason === null ? verdict : `${verdict} ${reason}`;
}

export function codeOf(answered: { ok: boolean; error?: { code: string } }): string | undefined {
  return answered.ok ? 'ok' : answered.error?.code;
}
