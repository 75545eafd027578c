// Owns phones as tests use them: a key of their own, known to the server, and the codes that they show.
import {
  makePhoneKey,
  type PublicJwk,
  type RedeemClaim,
  type RedeemKind,
  signRedeemCode,
  slotAt,
} from '@stagepass/base/redeem-code.ts';
import { insertKey, putBinding } from '#domains/redemption/keys.store.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { CallOptions, TestApp } from './test-app.ts';

export interface Phone {
  key_id: string;
  user_id: string;
  /** The code that it shows now, by the app's clock; `over` says something else than the truth. */
  show(kind: RedeemKind, subjectId: string, over?: Partial<RedeemClaim>): Promise<string>;
}

export async function newPhone(
  app: TestApp,
  owner: { id: string; as: CallOptions },
  name = 'Phone',
): Promise<Phone> {
  const { private_key, public_jwk } = await makePhoneKey();
  const { data } = await app.ok('POST /device-keys', { body: { public_jwk, name } }, owner.as);
  return {
    key_id: data.id,
    user_id: owner.id,
    show: (kind, subject_id, over = {}) =>
      signRedeemCode(
        { kind, subject_id, key_id: data.id, slot: slotAt(app.clock.now().getTime()), ...over },
        private_key,
      ),
  };
}

/** A phone's key straight into the database, for those who may not bring one themselves. */
export async function insertPhone(
  { platform, clock }: TestApp,
  { user_id, public_jwk }: { user_id: string; public_jwk: PublicJwk },
): Promise<string> {
  const id = newId(platform);
  const point = `${public_jwk.x}.${public_jwk.y}`;
  await insertKey(platform.db, { id, user_id, public_jwk, point, name: 'Phone', created_at: clock.now() });
  return id;
}

export async function bindPhone(
  { platform, clock }: TestApp,
  { item_id, key_id }: { item_id: string; key_id: string },
): Promise<void> {
  await putBinding(platform.db, { item_id, key_id, at: clock.now() });
}
