// The addresses of moderation.
import { settingsViews } from '#domains/users/public/settings-views.ts';

/** The name of the settings' page with the decisions about one's own things. */
export const decisionsView = settingsViews.decisions;

/** The one with the reports that somebody made. */
export const reportsView = settingsViews.reports;
