// Owns who may call the endpoints of reminders.
import { putLot } from '#app/testing/auctions.ts';
import { type Cells, type RowsOf, signedInOnly } from '#app/testing/role-row.ts';
import type { Stage } from '#app/testing/world.ts';

const gone = 'reminders.subject-not-found';
/** Whoever sees the club's inside; others are told nothing of what is there. */
const inside: Cells = { ...signedInOnly(), banned: gone };
const inside_private: Cells = { ...inside, guest: gone, unverified: gone, operator: gone };

const lot = async (stage: Stage) => ({ kind: 'auction' as const, id: await putLot(stage) });

export const remindersRows = {
  listRemindersOf: {
    given: async (stage) => ({ params: await lot(stage) }),
    cells: inside,
    in_private: inside_private,
  },
  setReminder: {
    given: async (stage) => ({ params: { ...(await lot(stage)), moment: 'end' } }),
    cells: inside,
    in_private: inside_private,
  },
  removeReminder: {
    given: async (stage) => ({ params: { ...(await lot(stage)), moment: 'end' } }),
    cells: inside,
    in_private: inside_private,
  },
} satisfies RowsOf<'reminders'>;
