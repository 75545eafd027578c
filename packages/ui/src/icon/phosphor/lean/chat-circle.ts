// The "chat-circle" icon of Phosphor Icons (MIT); written by icon-build/build-icons.ts.
export const chatCircle = {
  regular:
    'M128,24A104,104,0,0,0,36,177L25,211a16,16,0,0,0,20,20l34-11A104,104,0,1,0,128,24Zm0,192a88,88,0,0,1-44-12a8,8,0,0,0-7,0L40,216L52,179a8,8,0,0,0,0-7A88,88,0,1,1,128,216Z',
  fill: 'M232,128A104,104,0,0,1,79,220L45,231a16,16,0,0,1-20-20l11-34A104,104,0,1,1,232,128Z',
};
