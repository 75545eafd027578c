// Puts the kept theme on <html> before the first paint; an external file, so that the page needs no inline script.
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
