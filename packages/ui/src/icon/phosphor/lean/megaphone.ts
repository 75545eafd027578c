// The "megaphone" icon of Phosphor Icons (MIT); written by icon-build/build-icons.ts.
export const megaphone = {
  fill: 'M200,72H160c-3,0-53-4-102-44A16,16,0,0,0,32,40V200a16,16,0,0,0,26,12c38-31,77-41,94-43v32A16,16,0,0,0,159,214l11,7A16,16,0,0,0,195,212l11-44A48,48,0,0,0,200,72ZM179,208l0,0l-11-7V168h22ZM200,152H168V88h32a32,32,0,1,1,0,64Z',
};
