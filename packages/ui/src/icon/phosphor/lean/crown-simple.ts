// The "crown-simple" icon of Phosphor Icons (MIT); written by icon-build/build-icons.ts.
export const crownSimple = {
  fill: 'M240,91c0,0,0,0,0,0L217,195a16,16,0,0,1-16,13H55A16,16,0,0,1,39,195L16,91c0,0,0,0,0,0A16,16,0,0,1,44,77l34,37l35-81a1,1,0,0,0,0,0a16,16,0,0,1,30,0a1,1,0,0,0,0,0l35,81L212,77a16,16,0,0,1,28,14Z',
};
