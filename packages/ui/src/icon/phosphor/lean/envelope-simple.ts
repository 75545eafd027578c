// The "envelope-simple" icon of Phosphor Icons (MIT); written by icon-build/build-icons.ts.
export const envelopeSimple = {
  regular:
    'M224,48H32a8,8,0,0,0-8,8V192a16,16,0,0,0,16,16H216a16,16,0,0,0,16-16V56A8,8,0,0,0,224,48ZM203,64L128,133L53,64ZM216,192H40V74l83,76a8,8,0,0,0,10,0L216,74V192Z',
};
