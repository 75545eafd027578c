// The "arrow-up" icon of Phosphor Icons (MIT); written by icon-build/build-icons.ts.
export const arrowUp = {
  bold: 'M208,120a12,12,0,0,1-17,0L140,69V216a12,12,0,0,1-24,0V69L64,120a12,12,0,0,1-17-17l72-72a12,12,0,0,1,17,0l72,72A12,12,0,0,1,208,120Z',
};
