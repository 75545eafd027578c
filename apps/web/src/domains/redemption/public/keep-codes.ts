// Makes this phone ready for a door without a network, before anybody stands at one: the pass, the key that signs it, and
// the tickets. Asked for when the phone is idle and somebody is signed in.
import type { FanPass } from '@stagepass/contract/redemption/shapes.ts';
import { copyIn } from '#platform/i18n/copy.ts';
import { getLocale } from '#platform/i18n/locale.ts';
import { queryClient } from '#platform/query/query.ts';
import { getSession } from '#platform/session/session.ts';
import { redemptionCopy } from '../copy.ts';
import { canSign } from '../data/phone-key.ts';
import { readCode, readKeptCode } from '../data/read-item-code.ts';
import { type OwnPass, type PassAsked, readKeptPass, readPass } from '../data/read-pass.ts';
import { readTickets } from '../data/read-tickets.ts';
import { keptTicketsKey } from '../data/tickets.ts';
import { phoneName } from '../model/phone-name.ts';

const AGAIN_MS = 3 * 3_600_000;
/** Ten phones are the most a person can have: the last five are left for those where the pass is opened by hand. */
const MOST_BY_ITSELF = 5;
const MOST_TICKETS = 12;

function isSignedIn({ user_id }: PassAsked): boolean {
  return getSession()?.user_id === user_id;
}

function livePhones(pass: FanPass) {
  return pass.keys.filter(({ revoked_at }) => revoked_at === null);
}

/**
 * The list of tickets on any phone, their codes only on a person's one and only phone: there a ticket can be meant for no other, and with the doors near it could not be
 * moved any more.
 */
async function keepTickets(asked: PassAsked, { pass, key }: OwnPass): Promise<void> {
  // Signed out meanwhile: nothing more is asked for, and nothing kept, in that person's name.
  if (!isSignedIn(asked)) return;
  const own = await readTickets(asked.user_id);
  queryClient.setQueryData(keptTicketsKey, own);
  const phones = livePhones(pass).filter(({ id }) => id !== key?.key_id);
  if (key === null || phones.length > 0) return;
  const tickets = own.items.filter(({ design }) => design.kind === 'ticket');
  for (const item of tickets.slice(0, MOST_TICKETS)) {
    const code = { ...asked, id: item.id };
    const isKept = (await readKeptCode(code)) !== null;
    // Nothing counts as kept once its owner has signed out, and a call without a session would be refused.
    if (!isSignedIn(asked)) return;
    if (!isKept) await readCode(code);
  }
}

export async function keepCodes(): Promise<void> {
  const session = getSession();
  // Without a confirmed address a phone cannot become known.
  if (!session?.email_verified || !canSign()) return;
  const name = phoneName(navigator.userAgent) ?? copyIn(redemptionCopy, getLocale()).thisPhone;
  const asked = { user_id: session.user_id, phone_name: name };
  const kept = await readKeptPass(asked);
  const isFresh = kept !== null && Date.now() - Date.parse(kept.read_at) < AGAIN_MS;
  const mayBecomeKnown = (pass: FanPass) => livePhones(pass).length < MOST_BY_ITSELF;
  // The pass changes seldom; a ticket may have been bought since the last start.
  await keepTickets(asked, isFresh ? kept : await readPass(asked, { mayBecomeKnown }));
}
