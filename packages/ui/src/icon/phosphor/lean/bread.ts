// The "bread" icon of Phosphor Icons (MIT); written by icon-build/build-icons.ts.
export const bread = {
  fill: 'M200,40H48a40,40,0,0,0-16,77V200a16,16,0,0,0,16,16H200a16,16,0,0,0,16-16V117A40,40,0,0,0,200,40Zm-56,64a8,8,0,0,0,0,16v80H48V120a8,8,0,0,0,0-16a24,24,0,0,1,0-48h96a24,24,0,0,1,0,48Z',
};
