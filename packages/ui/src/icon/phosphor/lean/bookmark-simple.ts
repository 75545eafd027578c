// The "bookmark-simple" icon of Phosphor Icons (MIT); written by icon-build/build-icons.ts.
export const bookmarkSimple = {
  regular:
    'M184,32H72A16,16,0,0,0,56,48V224a8,8,0,0,0,12,7L128,193l60,38A8,8,0,0,0,200,224V48A16,16,0,0,0,184,32Zm0,178l-52-33a8,8,0,0,0-8,0L72,210V48H184Z',
  fill: 'M184,32H72A16,16,0,0,0,56,48V224a8,8,0,0,0,12,7L128,193l60,38A8,8,0,0,0,200,224V48A16,16,0,0,0,184,32Z',
};
