// The "lock-key" icon of Phosphor Icons (MIT); written by icon-build/build-icons.ts.
export const lockKey = {
  fill: 'M208,80H176V56a48,48,0,0,0-96,0V80H48A16,16,0,0,0,32,96V208a16,16,0,0,0,16,16H208a16,16,0,0,0,16-16V96A16,16,0,0,0,208,80Zm-72,79V184a8,8,0,0,1-16,0V159a24,24,0,1,1,16,0ZM160,80H96V56a32,32,0,0,1,64,0Z',
};
