// The "cards" icon of Phosphor Icons (MIT); written by icon-build/build-icons.ts.
export const cards = {
  fill: 'M200,88V200a16,16,0,0,1-16,16H40a16,16,0,0,1-16-16V88A16,16,0,0,1,40,72H184A16,16,0,0,1,200,88Zm16-48H64a8,8,0,0,0,0,16H216V176a8,8,0,0,0,16,0V56A16,16,0,0,0,216,40Z',
};
