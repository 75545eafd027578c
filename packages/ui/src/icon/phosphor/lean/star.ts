// The "star" icon of Phosphor Icons (MIT); written by icon-build/build-icons.ts.
export const star = {
  fill: 'M234,115l-45,39L203,212a16,16,0,0,1-24,18L128,198L77,230A16,16,0,0,1,53,212l14-58l-45-39A16,16,0,0,1,31,86l59-5l23-55a16,16,0,0,1,30,0l23,55l59,5a16,16,0,0,1,9,29Z',
};
