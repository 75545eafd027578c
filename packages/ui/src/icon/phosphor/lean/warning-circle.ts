// The "warning-circle" icon of Phosphor Icons (MIT); written by icon-build/build-icons.ts.
export const warningCircle = {
  fill: 'M128,24A104,104,0,1,0,232,128A104,104,0,0,0,128,24Zm-8,56a8,8,0,0,1,16,0v56a8,8,0,0,1-16,0Zm8,104a12,12,0,1,1,12-12A12,12,0,0,1,128,184Z',
};
