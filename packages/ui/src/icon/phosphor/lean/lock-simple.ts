// The "lock-simple" icon of Phosphor Icons (MIT); written by icon-build/build-icons.ts.
export const lockSimple = {
  regular:
    'M208,80H176V56a48,48,0,0,0-96,0V80H48A16,16,0,0,0,32,96V208a16,16,0,0,0,16,16H208a16,16,0,0,0,16-16V96A16,16,0,0,0,208,80ZM96,56a32,32,0,0,1,64,0V80H96ZM208,208H48V96H208V208Z',
};
