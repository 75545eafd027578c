// The "pencil-simple" icon of Phosphor Icons (MIT); written by icon-build/build-icons.ts.
export const pencilSimple = {
  fill: 'M227,73L183,29a16,16,0,0,0-23,0L37,152A16,16,0,0,0,32,163V208a16,16,0,0,0,16,16H93A16,16,0,0,0,104,219L227,96a16,16,0,0,0,0-23ZM192,109L147,64l24-24L216,85Z',
};
