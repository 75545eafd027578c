// The "magnifying-glass" icon of Phosphor Icons (MIT); written by icon-build/build-icons.ts.
export const magnifyingGlass = {
  regular:
    'M230,218l-50-50a88,88,0,1,0-12,12l50,50a8,8,0,0,0,12-12ZM40,112a72,72,0,1,1,72,72A72,72,0,0,1,40,112Z',
};
