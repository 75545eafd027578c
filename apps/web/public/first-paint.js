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

// Fetches what this address shows first beside the app itself, which would ask for it only once it runs: its files, the
// answer that it stands on, and the largest picture that the answer names.
(() => {
  const lists = JSON.parse(document.documentElement.dataset.ahead ?? '[]');
  const path = location.pathname;
  let token = '';
  try {
    token = JSON.parse(localStorage.getItem('spc-user'))?.sctoken ?? '';
  } catch {
    // Storage is blocked, or holds something else: asked as a visitor, and not used by whoever is somebody.
  }
  const found = lists.find(
    ([pattern, , , , signedIn]) => new RegExp(pattern).test(path) && (token || !signedIn),
  );
  const [pattern, files = [], question, shown] = found ?? [];
  const hint = (how) => document.head.append(Object.assign(document.createElement('link'), how));
  for (const file of files) {
    const style = file.endsWith('.css') && { rel: 'preload', as: 'style' };
    hint({ rel: 'modulepreload', ...style, href: `/${file}`, crossOrigin: '' });
  }
  // With a query the app may ask for something else.
  if (!question || location.search) return;
  const base = document.querySelector('meta[name="api-base"]').content;
  const address = base + path.replace(new RegExp(pattern), question);
  const headers = token ? { Authorization: token } : {};
  const answer = fetch(address, { headers, credentials: 'include', signal: AbortSignal.timeout?.(15_000) });
  window.stagepassAhead = { address, token, answer };
  const showPicture = async () => {
    const { data } = await (await answer).clone().json();
    const { cover_url: cover, picture } = shown.reduce((part, key) => part[key], data);
    const src = cover ?? picture.large_url;
    const href = /^https?:/.test(src) ? src : `${base}/${src.replace(/^\/+/, '')}`;
    hint({ rel: 'preload', as: 'image', href, fetchPriority: 'high' });
  };
  // Refused, or without a picture: the app says so once it runs.
  if (shown) showPicture().catch(() => {});
})();
