// The "chats" icon of Phosphor Icons (MIT); written by icon-build/build-icons.ts.
export const chats = {
  fill: 'M232,96a16,16,0,0,0-16-16H184V48a16,16,0,0,0-16-16H40A16,16,0,0,0,24,48V176a8,8,0,0,0,13,6L72,154V184a16,16,0,0,0,16,16h94L219,230a8,8,0,0,0,5,2a8,8,0,0,0,8-8Zm-43,90a8,8,0,0,0-5-2H88V152h80a16,16,0,0,0,16-16V96h32V207Z',
};
