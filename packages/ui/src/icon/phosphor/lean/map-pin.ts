// The "map-pin" icon of Phosphor Icons (MIT); written by icon-build/build-icons.ts.
export const mapPin = {
  fill: 'M128,16a88,88,0,0,0-88,88c0,75,80,132,83,135a8,8,0,0,0,10,0C136,236,216,179,216,104A88,88,0,0,0,128,16Zm0,56a32,32,0,1,1-32,32A32,32,0,0,1,128,72Z',
};
