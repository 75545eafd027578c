// The texts of the site operator's area.
import { defineCopy } from '#platform/i18n/copy.ts';

export const operatorCopy = defineCopy({
  title: 'Reports',
  section: 'Site operator',
  row: 'Operator area',
  rowDetail: 'Reports, people, clubs, payouts and jobs',
});
