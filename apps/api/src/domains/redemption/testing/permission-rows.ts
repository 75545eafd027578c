// Owns who may call the endpoints of redemption.
import { randomUUID } from 'node:crypto';
import { makePhoneKey, signRedeemCode, slotAt } from '@stagepass/base/redeem-code.ts';
import { putDesign, putItem } from '#app/testing/items.ts';
import { bindPhone, insertPhone } from '#app/testing/phones.ts';
import {
  type Cells,
  type RowsOf,
  refuse,
  signedInOnly,
  staffOnly,
  verifiedOnly,
} from '#app/testing/role-row.ts';
import type { Stage } from '#app/testing/world.ts';

const hidden = (cells: Cells): Cells => ({ ...cells, banned: 'clubs.not-found' });
const inBoth = (cells: Cells) => ({ cells, in_private: hidden(cells) });
const staff = inBoth(staffOnly(verifiedOnly(), 'scanner'));
const fanStaff = inBoth(staffOnly(signedInOnly(), 'scanner'));
const ofClub = ({ club }: Stage) => ({ params: { id: club.id } });

/** Written straight into the tables: whoever is not verified could not add a phone. */
async function phoneOf({ app }: Stage, userId: string) {
  const { private_key, public_jwk } = await makePhoneKey();
  const id = await insertPhone(app, { user_id: userId, public_jwk });
  const slot = slotAt(app.clock.now().getTime());
  const show = (item: string) =>
    signRedeemCode({ kind: 'item', subject_id: item, key_id: id, slot }, private_key);
  return { id, show };
}

/** A coupon of the club in somebody's hands, on their phone. */
async function coupon(stage: Stage, userId: string) {
  const { app, club } = stage;
  const design = await putDesign(app, { club_id: club.id, redeem: { place: 'Bar' } });
  const { item_id } = await putItem(app, design, userId);
  const phone = await phoneOf(stage, userId);
  await bindPhone(app, { item_id, key_id: phone.id });
  return { item_id, key_id: phone.id, code: await phone.show(item_id) };
}

const mine = (stage: Stage) => coupon(stage, (stage.me ?? stage.owner).id);

async function scanned(stage: Stage) {
  const { app, club, owner } = stage;
  const { code } = await coupon(stage, (await stage.make('guest')).id);
  const scans = [{ scan_id: randomUUID(), code, scanned_at: app.clock.now().toISOString() }];
  const { data } = await app.ok(
    'POST /clubs/:id/scans',
    { params: { id: club.id }, body: { scans } },
    owner.as,
  );
  return data[0]?.redemption_id ?? '';
}

export const redemptionRows = {
  addDeviceKey: {
    given: async () => ({ body: { public_jwk: (await makePhoneKey()).public_jwk, name: 'Phone' } }),
    cells: verifiedOnly(),
    spends: true,
  },
  listDeviceKeys: { given: () => ({}), cells: signedInOnly() },
  revokeDeviceKey: {
    given: async (stage) => ({ params: { id: (await phoneOf(stage, (stage.me ?? stage.owner).id)).id } }),
    cells: signedInOnly(),
  },
  getItemBinding: {
    given: async (stage) => ({ params: { id: (await mine(stage)).item_id } }),
    cells: signedInOnly(),
  },
  bindItem: {
    given: async (stage) => {
      const { item_id, key_id } = await mine(stage);
      return { params: { id: item_id }, body: { key_id } };
    },
    cells: verifiedOnly(),
  },
  freeItem: {
    given: async (stage) => ({
      params: { id: (await coupon(stage, (await stage.make('guest')).id)).item_id },
    }),
    ...staff,
  },
  makeTypedCode: { given: () => ({ body: { kind: 'pass' } }), cells: verifiedOnly() },
  getPass: { given: () => ({}), cells: signedInOnly() },
  listRedemptions: { given: () => ({}), cells: signedInOnly() },
  lookAtCode: {
    given: async (stage) => ({ body: { code: (await coupon(stage, (await stage.make('guest')).id)).code } }),
    cells: refuse(verifiedOnly(), 'redemption.code-unknown', [
      'guest',
      'member',
      'moderator',
      'seller',
      'operator',
      'banned',
      'muted',
    ]),
  },
  sendScans: {
    given: ({ app, club }) => ({
      params: { id: club.id },
      body: {
        scanner: 'Gate A',
        scans: [{ scan_id: randomUUID(), code: 'hello', scanned_at: app.clock.now().toISOString() }],
      },
    }),
    ...staff,
  },
  listScans: { given: ofClub, ...fanStaff },
  voidRedemption: {
    given: async (stage) => ({ params: { id: await scanned(stage) }, body: { reason: 'By mistake' } }),
    ...staff,
  },
  listDoors: { given: ofClub, ...fanStaff },
  readScannerItems: { given: ofClub, ...fanStaff },
  readScannerPasses: { given: ofClub, ...fanStaff },
} satisfies RowsOf<'redemption'>;
