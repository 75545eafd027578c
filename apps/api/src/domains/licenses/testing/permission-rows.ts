// Owns who may call the endpoints of licenses: those who run a club read, its owner pays, the operator grants.
import {
  type Cells,
  operatorOnly,
  ownerOnly,
  type RowsOf,
  signedInOnly,
  staffOnly,
} from '#app/testing/role-row.ts';
import type { Stage } from '#app/testing/world.ts';

const inClub = ({ club }: Stage) => ({ params: { id: club.id } });
const inBoth = (cells: Cells) => ({ cells, in_private: { ...cells, banned: 'clubs.not-found' } });

export const licensesRows = {
  getLicense: { given: inClub, ...inBoth(staffOnly(signedInOnly())) },
  changeLicense: {
    given: (stage) => ({ ...inClub(stage), body: { plan: 'pro', expected_charge_cents: 0 } }),
    // Of another price than it has: nothing is bought here.
    ...inBoth({ ...ownerOnly(), owner: 'licenses.price-changed' }),
  },
  setLicensePayFrom: {
    given: (stage) => ({ ...inClub(stage), body: { pay_from: 'club' } }),
    // Free has nothing to pay.
    ...inBoth({ ...ownerOnly(), owner: 'licenses.nothing-to-pay' }),
  },
  listLicensePayments: { given: inClub, ...inBoth(ownerOnly(signedInOnly())) },
  listGrantedLicenses: { given: () => ({ query: {} }), cells: operatorOnly },
  grantLicense: {
    given: (stage) => ({ ...inClub(stage), body: { plan: 'free', until: null, reason: 'A pilot' } }),
    cells: operatorOnly,
  },
} satisfies RowsOf<'licenses'>;
