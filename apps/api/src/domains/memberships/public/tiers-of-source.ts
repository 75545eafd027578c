// Owns how a query of a later domain sees which tiers one source gives somebody.

/** An array of ids. What it is asked for is SQL of the query, never a value. */
export function tiersOfSource(of: { club_id: string; user_id: string; source: string }): string {
  return `array(select g.tier_id from tier_grants g
    where g.club_id = ${of.club_id} and g.user_id = ${of.user_id} and g.source = ${of.source})`;
}
