// The "twitter-logo" icon of Phosphor Icons (MIT); written by icon-build/build-icons.ts.
export const twitterLogo = {
  fill: 'M246,78l-30,30C210,178,151,232,80,232c-15,0-26-2-36-7c-7-4-10-7-11-9a8,8,0,0,1,4-11c0-1,24-10,40-27a111,111,0,0,1-22-25c-13-18-26-50-22-98a8,8,0,0,1,13-5c1,1,34,33,74,44V88a48,48,0,0,1,14-34A47,47,0,0,1,168,40a49,49,0,0,1,42,24H240a8,8,0,0,1,6,14Z',
};
