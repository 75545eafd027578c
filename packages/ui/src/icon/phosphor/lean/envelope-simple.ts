// The "envelope-simple" icon of Phosphor Icons (MIT); written by icon-build/build-icons.ts.
export const envelopeSimple = {
  regular:
    'M224,48H32a8,8,0,0,0-8,8V192a16,16,0,0,0,16,16H216a16,16,0,0,0,16-16V56A8,8,0,0,0,224,48ZM203.43,64,128,133.15,52.57,64ZM216,192H40V74.19l82.59,75.71a8,8,0,0,0,10.82,0L216,74.19V192Z',
};
