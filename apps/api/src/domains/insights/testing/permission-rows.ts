// Owns who may call the endpoints of insights.
import { type Cells, type RowsOf, signedInOnly, staffOnly } from '#app/testing/role-row.ts';
import type { Stage } from '#app/testing/world.ts';

const inBoth = (cells: Cells) => ({ cells, in_private: { ...cells, banned: 'clubs.not-found' } });
const ofClub = ({ club }: Stage) => ({ params: { id: club.id }, query: {} });

export const insightsRows = {
  getClubInsights: { given: ofClub, ...inBoth(staffOnly(signedInOnly())) },
  exportClubInsights: { given: ofClub, ...inBoth(staffOnly(signedInOnly())) },
  getCreatorDesk: { given: () => ({}), cells: signedInOnly() },
} satisfies RowsOf<'insights'>;
