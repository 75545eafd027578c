// What a door can say by itself about a code when the network is gone: from the list that it keeps and what it let in.
import {
  importPhoneKey,
  isSignedBy,
  parseRedeemCode,
  type RedeemCode,
  slotCounts,
} from '@stagepass/base/redeem-code.ts';
import type {
  DoorCount,
  ScannerItem,
  ScannerPass,
  ScanReason,
} from '@stagepass/contract/redemption/shapes.ts';

/** What a scanner keeps of its club. */
export interface DoorList {
  club: { id: string; handle: string; name: string; hue: number };
  doors: readonly DoorCount[];
  items: readonly ScannerItem[];
  passes: readonly ScannerPass[];
  /** Of the items: asked for changes since then. */
  as_of: string;
  read_at: string;
  /** The server's clock minus the phone's. */
  offset_ms: number;
}

export interface LocalVerdict {
  /** `unknown`: only the server can say. */
  verdict: 'accepted' | 'refused' | 'unknown';
  reason: ScanReason | null;
  kind: 'item' | 'pass' | null;
  /** The ticket or the person. */
  subject_id: string | null;
  name: string | null;
  what: string | null;
  /** Where it was used before: here, or at a door that the list knows. */
  first: FirstUse | null;
}

export interface FirstUse {
  /** The name of the door; empty where it has none. */
  scanner: string;
  scanned_at: string;
  /** Who scanned it; empty where the phone does not know. */
  staff_name: string;
}

interface Door {
  list: DoorList | null;
  /** Ticket → when and where this scanner let it in. */
  letIn: ReadonlyMap<string, FirstUse>;
  now_ms: number;
}

const unknown: LocalVerdict = {
  verdict: 'unknown',
  reason: null,
  kind: null,
  subject_id: null,
  name: null,
  what: null,
  first: null,
};

async function isGenuine(code: RedeemCode, jwk: ScannerPass['public_jwk']): Promise<boolean> {
  const key = await importPhoneKey(jwk);
  return key !== undefined && (await isSignedBy(code, key));
}

/** A typed code, and a ticket that came after the list was read, wait for the server. */
export async function checkCode(text: string, door: Door): Promise<LocalVerdict> {
  const code = parseRedeemCode(text);
  if (code === undefined || door.list === null || globalThis.crypto?.subtle === undefined) return unknown;
  return code.kind === 'item' ? checkItem(code, door.list, door) : checkPass(code, door.list, door);
}

async function checkItem(code: RedeemCode, list: DoorList, door: Door): Promise<LocalVerdict> {
  const item = list.items.find(({ item_id }) => item_id === code.subject_id);
  const about = { ...unknown, kind: 'item', subject_id: code.subject_id } as const;
  if (item === undefined) return about;
  const place = list.doors.find(({ design }) => design.id === item.design_id);
  const known = { ...about, name: item.holder_name, what: place?.design.name ?? null };
  const refuse = (reason: ScanReason): LocalVerdict => ({ ...known, verdict: 'refused', reason });
  const here = door.letIn.get(item.item_id);
  if (here !== undefined) return { ...refuse('already-redeemed'), first: here };
  // A list that an earlier version kept does not name the first scan.
  if (item.state === 'redeemed') return { ...refuse('already-redeemed'), first: item.first ?? null };
  if (item.state !== 'held') return refuse('not-free');
  if (item.public_jwk === null || item.key_id !== code.key_id) return refuse('other-phone');
  if (!slotCounts(code.slot, door.now_ms)) return refuse('stale');
  const terms = place?.redeemable;
  if (terms?.from && Date.parse(terms.from) > door.now_ms) return refuse('too-early');
  if (terms?.until && Date.parse(terms.until) < door.now_ms) return refuse('too-late');
  if (!(await isGenuine(code, item.public_jwk))) return refuse('forged');
  return { ...known, verdict: 'accepted' };
}

async function checkPass(code: RedeemCode, list: DoorList, door: Door): Promise<LocalVerdict> {
  const about = { ...unknown, kind: 'pass', subject_id: code.subject_id } as const;
  const pass = list.passes.find(
    ({ user_id, key_id }) => user_id === code.subject_id && key_id === code.key_id,
  );
  if (pass === undefined) return about;
  const known = { ...about, name: pass.holder_name, what: pass.tier?.name ?? null };
  const refuse = (reason: ScanReason): LocalVerdict => ({ ...known, verdict: 'refused', reason });
  if (pass.revoked) return refuse('key-revoked');
  if (!slotCounts(code.slot, door.now_ms)) return refuse('stale');
  if (!(await isGenuine(code, pass.public_jwk))) return refuse('forged');
  return { ...known, verdict: 'accepted' };
}
