// Owns the operator's grants of licenses for commands: the list of them, and one more.
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { grantLicense, type LicenseGrant } from '../actions/grant-license.ts';
import { listGrantedLicenses } from '../reads/list-granted.ts';

export function grantsDesk(platform: Platform) {
  return {
    list: () => listGrantedLicenses(platform, undefined),
    grant: (operator: SignedIn, grant: LicenseGrant) =>
      platform.db.transaction((tx) => grantLicense(platform, tx, operator, grant)),
  };
}
