// Makes this phone ready for a door without a network, before anybody stands at one: the pass, the key that signs it, and
// the tickets. Asked for when the phone is idle and somebody is signed in.
import type { FanPass } from '@stagepass/contract/redemption/shapes.ts';
import { call } from '#platform/api/api.ts';
import { copyIn } from '#platform/i18n/copy.ts';
import { getLocale } from '#platform/i18n/locale.ts';
import { getSession } from '#platform/session/session.ts';
import { redemptionCopy } from '../copy.ts';
import { readKept } from '../data/own-kept.ts';
import { canSign } from '../data/phone-key.ts';
import { readCode, readKeptCode } from '../data/read-item-code.ts';
import { type KeptPass, type OwnPass, PASS_NAME, type PassAsked, readPass } from '../data/read-pass.ts';
import { phoneName } from '../model/phone-name.ts';

const AGAIN_MS = 3 * 3_600_000;
/** Ten phones are the most a person can have: the last five are left for those where the pass is opened by hand. */
const MOST_BY_ITSELF = 5;
const MOST_TICKETS = 12;

function livePhones(pass: FanPass) {
  return pass.keys.filter(({ revoked_at }) => revoked_at === null);
}

/**
 * Only on a person's one and only phone: there a ticket can be meant for no other, and with the doors near it could not be
 * moved any more.
 */
async function keepTickets(asked: PassAsked, { pass, key }: OwnPass): Promise<void> {
  const phones = livePhones(pass).filter(({ id }) => id !== key?.key_id);
  if (key === null || phones.length > 0) return;
  const query = { kind: 'ticket', state: 'held', redeemable: 'true', limit: MOST_TICKETS } as const;
  const { data: stacks } = await call('GET /inventory', { query });
  for (const { item } of stacks) {
    const code = { ...asked, id: item.id };
    if ((await readKeptCode(code)) === null) await readCode(code);
  }
}

export async function keepCodes(): Promise<void> {
  const session = getSession();
  // Without a confirmed address a phone cannot become known.
  if (!session?.email_verified || !canSign()) return;
  const name = phoneName(navigator.userAgent) ?? copyIn(redemptionCopy, getLocale()).thisPhone;
  const asked = { user_id: session.user_id, phone_name: name };
  const kept = await readKept<KeptPass>(session.user_id, PASS_NAME);
  if (kept !== null && Date.now() - Date.parse(kept.read_at) < AGAIN_MS) return;
  const mayBecomeKnown = (pass: FanPass) => livePhones(pass).length < MOST_BY_ITSELF;
  await keepTickets(asked, await readPass(asked, { mayBecomeKnown }));
}
