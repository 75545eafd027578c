// /operator/tables: featured clubs in order, countries of paid draws, licenses that were granted.

import { useCopy } from '#platform/i18n/copy.ts';
import { operatorCopy } from '../copy.ts';
import { Countries } from '../parts/countries.tsx';
import { FeaturedClubs } from '../parts/featured-clubs.tsx';
import { GrantedLicenses } from '../parts/granted-licenses.tsx';
import { OperatorFrame } from '../parts/operator-frame.tsx';
import { operatorPath } from '../public/paths.ts';

export function Component() {
  const copy = useCopy(operatorCopy);
  return (
    <OperatorFrame title={copy.tables.title} above={operatorPath()}>
      <FeaturedClubs />
      <Countries />
      <GrantedLicenses />
    </OperatorFrame>
  );
}
