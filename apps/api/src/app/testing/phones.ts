// Owns phones as tests use them: a key of their own, known to the server, and the codes that they show.
import {
  makePhoneKey,
  type RedeemClaim,
  type RedeemKind,
  signRedeemCode,
  slotAt,
} from '@stagepass/base/redeem-code.ts';
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
