// The "caret-right" icon of Phosphor Icons (MIT); written by icon-build/build-icons.ts.
export const caretRight = {
  bold: 'M184,136l-80,80a12,12,0,0,1-17-17L159,128L88,56a12,12,0,1,1,17-17l80,80A12,12,0,0,1,184,136Z',
};
