// The "facebook-logo" icon of Phosphor Icons (MIT); written by icon-build/build-icons.ts.
export const facebookLogo = {
  fill: 'M232,128a104,104,0,0,1-92,103a4,4,0,0,1-4-4V152h24a8,8,0,0,0,8-9a8,8,0,0,0-8-7H136V112a16,16,0,0,1,16-16h16a8,8,0,0,0,8-9A8,8,0,0,0,168,80H152a32,32,0,0,0-32,32v24H96a8,8,0,0,0-8,9A8,8,0,0,0,96,152H120v75a4,4,0,0,1-4,4A104,104,0,0,1,24,124c2-54,46-98,100-100A104,104,0,0,1,232,128Z',
};
