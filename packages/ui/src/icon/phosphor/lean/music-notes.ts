// The "music-notes" icon of Phosphor Icons (MIT); written by icon-build/build-icons.ts.
export const musicNotes = {
  fill: 'M213,18a8,8,0,0,0-7-2l-128,32A8,8,0,0,0,72,56V166A36,36,0,1,0,88,196V102l112-28V134A36,36,0,1,0,216,164V24A8,8,0,0,0,213,18Z',
};
