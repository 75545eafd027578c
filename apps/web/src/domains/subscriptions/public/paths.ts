// Owns the addresses of subscriptions: a club's plans, one plan, one's own subscription, gifts, and their management.

/** A club is named by its id or its handle. */
export function clubPlansPath(club: string): string {
  return `/club/${encodeURIComponent(club)}/subscriptions`;
}

export function planPath(id: string): string {
  return `/club/subscription-detail/${encodeURIComponent(id)}`;
}

/** With its sheet open and what was chosen in it: where a fan who had to top up comes back to. */
export function subscribePath(
  id: string,
  { billing, code }: { billing: string; code: string | null },
): string {
  const query = new URLSearchParams({ billing, subscribe: '', ...(code === null ? {} : { code }) });
  return `${planPath(id)}?${query}`;
}

/** The same for giving it; `length` is one of those that the plan can be given for. */
export function givePath(id: string, { length, message }: { length: string; message: string }): string {
  const query = new URLSearchParams({ give: length, ...(message === '' ? {} : { message }) });
  return `${planPath(id)}?${query}`;
}

export function subscriptionPath(id: string): string {
  return `/club/club-subscription/${encodeURIComponent(id)}`;
}

export function managePlansPath(club: string): string {
  return `/club/${encodeURIComponent(club)}/manage-subscriptions`;
}

export function ownSubscriptionsPath(): string {
  return '/user/subscriptions';
}

/** Of the gifts that one gave. */
export function givenGiftsPath(): string {
  return '/user/subscription-gifts';
}

/** `secret`: what stands in the link. */
export function giftPath(secret: string): string {
  return `/gift/${encodeURIComponent(secret)}`;
}
