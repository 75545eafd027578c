// Owns the addresses of events: a club's calendar, one event, and their management.

/** A club is named by its id or its handle. */
export function clubEventsPath(club: string): string {
  return `/club/${encodeURIComponent(club)}/events`;
}

export function eventPath(id: string): string {
  return `/club/event/${encodeURIComponent(id)}`;
}

/** `edit`: an event's id, or `new`. */
export function manageEventsPath(club: string, edit?: string): string {
  const path = `/club/${encodeURIComponent(club)}/manage-events`;
  return edit === undefined ? path : `${path}?edit=${encodeURIComponent(edit)}`;
}
