// The "lightning" icon of Phosphor Icons (MIT); written by icon-build/build-icons.ts.
export const lightning = {
  fill: 'M214,125l-112,120a8,8,0,0,1-14-7l15-73L45,143a8,8,0,0,1-3-13l112-120a8,8,0,0,1,14,7L153,91l58,22a8,8,0,0,1,3,12Z',
};
