// The "caret-left" icon of Phosphor Icons (MIT); written by icon-build/build-icons.ts.
export const caretLeft = {
  bold: 'M168,200a12,12,0,0,1-17,17l-80-80a12,12,0,0,1,0-17l80-80a12,12,0,0,1,17,17L97,128Z',
};
