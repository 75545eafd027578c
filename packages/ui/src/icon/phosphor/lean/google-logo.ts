// The "google-logo" icon of Phosphor Icons (MIT); written by icon-build/build-icons.ts.
export const googleLogo = {
  bold: 'M228,128a100,100,0,1,1-23-64a12,12,0,0,1-18,16A76,76,0,1,0,203,140H128a12,12,0,0,1,0-24h88A12,12,0,0,1,228,128Z',
};
