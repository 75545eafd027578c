// The font files a first screen needs; the page preloads exactly these.

// `new URL` resolves to a file address under Node (build scripts) and to the hashed asset under Vite.
export const preloadFontUrls: readonly string[] = [
  new URL('./anybody-latin.woff2', import.meta.url).href,
  new URL('./instrument-sans-latin.woff2', import.meta.url).href,
  new URL('./martian-mono-latin.woff2', import.meta.url).href,
];
