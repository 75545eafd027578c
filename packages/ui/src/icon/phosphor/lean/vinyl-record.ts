// The "vinyl-record" icon of Phosphor Icons (MIT); written by icon-build/build-icons.ts.
export const vinylRecord = {
  fill: 'M128,24A104,104,0,1,0,232,128A104,104,0,0,0,128,24ZM72,128a8,8,0,0,1-16,0a72,72,0,0,1,72-72a8,8,0,0,1,0,16A56,56,0,0,0,72,128Zm32,0a24,24,0,1,1,24,24A24,24,0,0,1,104,128Zm24,72a8,8,0,0,1,0-16a56,56,0,0,0,56-56a8,8,0,0,1,16,0A72,72,0,0,1,128,200Z',
};
