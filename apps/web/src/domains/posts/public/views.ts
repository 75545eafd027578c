// The name of the page of kept posts inside settings, as it stands in `?view=`.

export const bookmarksView = 'kept-posts';
