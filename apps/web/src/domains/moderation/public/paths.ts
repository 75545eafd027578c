// The addresses of moderation.

/** The name of the settings' page with the decisions about one's own things. */
export const decisionsView = 'decisions';
