// The texts of the site operator's area.
import { defineCopy } from '#platform/i18n/copy.ts';

export const operatorCopy = defineCopy({
  title: 'Site operator',
  section: 'Site operator',
  row: 'Operator area',
  rowDetail: 'Payouts and identity checks',
});
