// The "medal" icon of Phosphor Icons (MIT); written by icon-build/build-icons.ts.
export const medal = {
  fill: 'M216,96A88,88,0,1,0,72,164V240a8,8,0,0,0,12,7L128,225l44,22A8,8,0,0,0,176,248a8,8,0,0,0,8-8V164A88,88,0,0,0,216,96ZM56,96a72,72,0,1,1,72,72A72,72,0,0,1,56,96Zm16,0a56,56,0,1,1,56,56A56,56,0,0,1,72,96Z',
};
