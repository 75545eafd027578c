// Owns the routes whose part of the house is not built yet; this list may only shrink.

export const unbuiltRoutes: readonly string[] = [
  '/club/{id}/ai',
  '/club/{id}/openai-profile',
  '/user/create-club-ai',
];

/** Those that need nobody to be signed in. */
export const forVisitors: ReadonlySet<string> = new Set(['/club/{id}/levels']);
