// The "headphones" icon of Phosphor Icons (MIT); written by icon-build/build-icons.ts.
export const headphones = {
  fill: 'M232,128v56a24,24,0,0,1-24,24H192a24,24,0,0,1-24-24V144a24,24,0,0,1,24-24h24a88,88,0,0,0-87-80H128a88,88,0,0,0-88,80H64a24,24,0,0,1,24,24v40a24,24,0,0,1-24,24H48a24,24,0,0,1-24-24V128A104,104,0,0,1,202,55A103,103,0,0,1,232,128Z',
};
