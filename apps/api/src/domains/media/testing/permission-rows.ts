// Owns who may call the endpoints of media: what somebody else uploaded is not there for anybody but them.
import { type RowsOf, signedInOnly } from '#app/testing/role-row.ts';

const somebodyElses = { id: '01890000-0000-7000-8000-00000000feed' };
const notTheirs = signedInOnly('media.not-found');

export const mediaRows = {
  getMedia: { given: () => ({ params: somebodyElses }), cells: notTheirs },
  describeMedia: { given: () => ({ params: somebodyElses, body: { alt: 'A kettle' } }), cells: notTheirs },
  removeMedia: { given: () => ({ params: somebodyElses }), cells: notTheirs },
} satisfies RowsOf<'media'>;
