// Owns what callers are answered where a club shows or sells something: who sees it, who buys, who runs it.
import { giveCredits } from './ledger.ts';
import { admins, anyone, type Cells, refuse, staffOnly, verifiedOnly } from './role-row.ts';
import type { Stage } from './world.ts';

const hidden = (cells: Cells): Cells => ({ ...cells, banned: 'clubs.not-found' });
const outside = ['visitor', 'unverified', 'guest', 'banned', 'suspended'] as const;

/** Whoever may see the inside of the club. */
export const seen = {
  cells: anyone,
  in_private: hidden(refuse(anyone, 'clubs.members-only', outside)),
};
export const staff = {
  cells: staffOnly(verifiedOnly(), 'seller'),
  in_private: hidden(staffOnly(verifiedOnly(), 'seller')),
};

const buyers = refuse({ ...verifiedOnly(), banned: 'clubs.banned' }, 'items.staff-receive-nothing', [
  ...admins,
  'owner',
]);
/** Guests too, but not where they cannot look; nobody of the staff. */
export const buying = {
  cells: buyers,
  in_private: hidden(refuse(buyers, 'clubs.members-only', ['guest'])),
};

/** A caller who can pay: who is refused is refused for who they are. */
export async function withMoney({ app, me }: Stage): Promise<void> {
  if (me !== undefined) await giveCredits(app.platform.db, { user_id: me.id, amount: 10_000 });
}
