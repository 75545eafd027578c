// Owns trying again what the network or the server did not give: after 5 s, then after twice as long each time, up to a minute.

const FIRST_MS = 5000;
const LONGEST_MS = 60_000;

/** Ends early when the network is back. */
function pause(ms: number): Promise<void> {
  return new Promise((resume) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resume();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
  });
}

/** Until `task` answers that it is done, or nobody wants it any more. */
export async function untilDone(task: () => Promise<boolean>, isWanted: () => boolean): Promise<void> {
  let pause_ms = FIRST_MS;
  while (isWanted() && !(await task())) {
    await pause(pause_ms);
    pause_ms = Math.min(2 * pause_ms, LONGEST_MS);
  }
}
