// The "calendar-check" icon of Phosphor Icons (MIT); written by icon-build/build-icons.ts.
export const calendarCheck = {
  fill: 'M208,32H184V24a8,8,0,0,0-16,0v8H88V24a8,8,0,0,0-16,0v8H48A16,16,0,0,0,32,48V208a16,16,0,0,0,16,16H208a16,16,0,0,0,16-16V48A16,16,0,0,0,208,32ZM170,134l-48,48a8,8,0,0,1-12,0l-24-24a8,8,0,0,1,12-12L116,165l42-43a8,8,0,0,1,12,12ZM48,80V48H72v8a8,8,0,0,0,16,0V48h80v8a8,8,0,0,0,16,0V48h24V80Z',
};
