// What the first steps say to the person waiting: one line at a time on stderr, nothing under `npm run -s`.

const quiet = process.env.npm_config_loglevel === 'silent';

export function say(sentence) {
  if (!quiet) process.stderr.write(`${sentence}\n`);
}

/** Shows that a long step is alive: a counter in a terminal, a line now and then in a log. */
export function sayWhile(sentence) {
  if (quiet) return () => undefined;
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  const terminal = process.stderr.isTTY;
  if (!terminal) say(`${sentence} …`);
  const timer = setInterval(
    () => {
      if (terminal) process.stderr.write(`\r${sentence} … ${seconds()} s `);
      else say(`${sentence} … ${seconds()} s`);
    },
    terminal ? 250 : 15_000,
  );
  timer.unref();
  return (ending) => {
    clearInterval(timer);
    process.stderr.write(`${terminal ? '\r' : ''}${sentence}: ${ending} (${seconds()} s)\n`);
  };
}

export class Refusal extends Error {}
