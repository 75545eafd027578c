// Owns what clubs ask of missions: what is left of the reward budget of a club that is to be deleted.
import type { ValueOfClub } from '#domains/clubs/public/value-of-club.ts';
import { findBudget } from './budgets.store.ts';

export const budgetOfClub: ValueOfClub<'mission_budget_cents'> = async ({ db }, clubId) => {
  const { budget_cents, spent_cents } = await findBudget(db, clubId);
  return { mission_budget_cents: budget_cents - spent_cents };
};
