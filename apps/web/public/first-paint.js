// Runs before the first paint; an external file, so that the page needs no inline script.

// Puts the kept theme on <html>.
(() => {
  let kept = null;
  try {
    kept = localStorage.getItem('spc-ui-theme');
  } catch {
    // Storage is blocked: follow the system.
  }
  const light = kept === 'light' || (kept !== 'dark' && matchMedia('(prefers-color-scheme: light)').matches);
  document.documentElement.classList.toggle('light', light);
  document.documentElement.classList.toggle('dark', !light);
})();

// Fetches what this address shows first beside the app itself, which would ask for it only once it runs.
(() => {
  const lists = JSON.parse(document.documentElement.dataset.ahead ?? '[]');
  const [, files = []] = lists.find(([pattern]) => new RegExp(pattern).test(location.pathname)) ?? [];
  for (const file of files) {
    const link = document.createElement('link');
    const isStyle = file.endsWith('.css');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) link.as = 'style';
    link.crossOrigin = '';
    link.href = `/${file}`;
    document.head.append(link);
  }
})();
