// Owns whether this is an iPhone or iPad on which the app has to be on the home screen before it can receive push.

interface AppleNavigator {
  /** Only Safari knows it. */
  readonly standalone?: boolean;
}

/** An iPad names itself a Mac, which has no touch screen. */
function isApple(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

function isInstalled(): boolean {
  return (
    (navigator as AppleNavigator).standalone === true ||
    window.matchMedia?.('(display-mode: standalone)').matches === true
  );
}

export function needsHomeScreen(): boolean {
  return isApple() && !isInstalled();
}
