// Owns the addresses of webhooks.

/** A club is named by its id or its handle. */
export function manageWebhooksPath(club: string): string {
  return `/club/${encodeURIComponent(club)}/manage-webhooks`;
}

export function webhookPath(club: string, id: string): string {
  return `${manageWebhooksPath(club)}/${id}`;
}
