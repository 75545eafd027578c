// Owns what is lost with an account, put together from the domains that hold value.
import { leadsOfFan } from '#domains/auctions/value-of-fan.ts';
import { copiesOfFan } from '#domains/items/value-of-fan.ts';
import { valueOfFan } from '#domains/ledger/value-of-fan.ts';
import { tokensOfFan } from '#domains/tokens/value-of-fan.ts';
import type { ValueOfPerson } from '#domains/users/public/value-of-person.ts';

export const valueOfDomains: ValueOfPerson = async (platform, userId) => ({
  ...(await valueOfFan(platform, userId)),
  ...(await copiesOfFan(platform, userId)),
  ...(await leadsOfFan(platform, userId)),
  ...(await tokensOfFan(platform, userId)),
});
