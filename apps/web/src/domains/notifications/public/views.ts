// The names of this domain's pages inside settings, as they stand in `?view=`.

export const notificationsView = 'notifications';
export const pushView = 'push';
