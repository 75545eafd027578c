// Ends a child when we are told to end, or when what started us is gone.

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * npm starts scripts through a shell and tells only the shell to end, which dies without a word to us.
 * Under npm we therefore also watch for losing our parent. Answers a function that stops all of this.
 */
export function passOn(child) {
  const pass = (signal) => {
    // In a terminal Ctrl-C reaches the child by itself: twice would look like impatience.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, pass);
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 500);
  watch.unref();
  if (process.env.npm_lifecycle_event === undefined) clearInterval(watch);
  return () => {
    clearInterval(watch);
    for (const signal of SIGNALS) process.off(signal, pass);
  };
}
