// The names of this domain's pages inside settings, as they stand in `?view=`.

export const settingsViews = {
  privacy: 'privacy',
  blocked: 'blocked',
  muted: 'muted',
  data: 'data',
  deletion: 'delete-account',
  /** Of moderation, a later row: other screens lead to them. */
  decisions: 'decisions',
  reports: 'reports',
} as const;
