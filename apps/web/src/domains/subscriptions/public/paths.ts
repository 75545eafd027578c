// Owns the addresses of subscriptions: a club's plans, one plan, one's own subscription, and their management.

/** A club is named by its id or its handle. */
export function clubPlansPath(club: string): string {
  return `/club/${encodeURIComponent(club)}/subscriptions`;
}

export function planPath(id: string): string {
  return `/club/subscription-detail/${encodeURIComponent(id)}`;
}

export function subscriptionPath(id: string): string {
  return `/club/club-subscription/${encodeURIComponent(id)}`;
}

export function managePlansPath(club: string): string {
  return `/club/${encodeURIComponent(club)}/manage-subscriptions`;
}
