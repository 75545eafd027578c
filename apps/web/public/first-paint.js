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

// A page that came drawn (`data-drawn`): is it what this visit shows, and when may the app start?
(() => {
  const page = document.documentElement;
  if (page.dataset.drawn === undefined) return;

  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const query = new URLSearchParams(location.search);
  const signsIn = /^\/auth\/?$/.test(location.pathname);
  // Another mode, a provider's answer, or somebody who is signed in and goes on from here.
  const showsElse = signsIn && (/[?&#](?!next=)/.test(location.search + location.hash) || read('spc-user'));
  const pseudo = (query.get('locale') ?? read('spc-locale')) === 'pseudo';
  // Hidden by a style: it must not flash up before the app shows what is meant.
  if (showsElse || pseudo) page.dataset.drawn = 'unfit';

  // Pressed before the app runs: kept until it does. A form sent by the browser itself would also put its fields,
  // the password too, into the address.
  let pressed = null;
  const keep = (event) => {
    const button = event.target.closest?.('button');
    if (!button) return;
    event.preventDefault();
    pressed = button;
  };
  document.addEventListener('click', keep, true);
  document.addEventListener('stagepass:settled', () => {
    document.removeEventListener('click', keep, true);
    if (pressed?.isConnected) pressed.click();
  });

  // The picture first, then the app: run earlier, it would hold up what it cannot improve. All of it is fetched by
  // the load event, the app too; a picture that takes too long is not waited for.
  const start = () => import(document.querySelector('link[data-app]').href);
  const afterPaint = () => requestAnimationFrame(() => setTimeout(start));
  addEventListener('load', () => requestAnimationFrame(afterPaint));
  document.addEventListener('DOMContentLoaded', () => {
    // A page in the background is not painted.
    setTimeout(start, document.visibilityState === 'hidden' ? 0 : 3000);
  });
})();
