// Runs before the first paint of a page that came drawn (`data-drawn`): is it what this visit shows, and when may the app start?
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

  // What is seen first, then the app: fetched and run at the same time, it would hold up what it cannot improve. A
  // picture that takes long is not waited for, and a page in the background is never painted.
  const start = () => {
    for (const file of page.dataset.app.split(' ')) void import(file);
  };
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  // Told once it is on the glass, which can be frames after it was drawn.
  const firstPaint = () =>
    new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }));
  const painted = async () => {
    const pictures = [...document.querySelectorAll('img[fetchpriority="high"]')];
    await Promise.race([Promise.allSettled(pictures.map((picture) => picture.decode())), wait(1000)]);
    await firstPaint();
    await frame();
  };
  document.addEventListener('DOMContentLoaded', () => {
    const hidden = document.visibilityState === 'hidden';
    void Promise.race([painted(), wait(hidden ? 0 : 2000)]).then(start);
  });
})();
