// The name of the page of bookmarks inside settings, as it stands in `?view=`.

export const bookmarksView = 'kept-posts';
