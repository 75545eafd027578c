// Owns making path data light: on a grid of 256 that is shown 24 pixels wide, a fraction of a unit is never seen.

/** How many numbers follow each command. */
const COUNT: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

interface Step {
  readonly command: string;
  readonly numbers: readonly number[];
}

function stepsOf(path: string): Step[] {
  const steps: Step[] = [];
  for (const [, command = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (rest.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number);
    const count = COUNT[command.toLowerCase()] ?? 0;
    if (count === 0) steps.push({ command, numbers: [] });
    // What follows the first point of a move are lines.
    const further = { m: 'l', M: 'L' }[command] ?? command;
    for (let at = 0; count > 0 && at < numbers.length; at += count)
      steps.push({ command: at === 0 ? command : further, numbers: numbers.slice(at, at + count) });
  }
  return steps;
}

/** Which coordinate each number of a command is; radii and flags of an arc are none. */
function axisOf(command: string, at: number): 'x' | 'y' | null {
  if (command === 'h') return 'x';
  if (command === 'v') return 'y';
  if (command === 'a') return at < 5 ? null : at === 5 ? 'x' : 'y';
  return at % 2 === 0 ? 'x' : 'y';
}

/** Each end is rounded from where it truly is, so that what is cut off never adds up. */
export function lightenPath(path: string): string {
  const real = { x: 0, y: 0 };
  const pen = { x: 0, y: 0 };
  const start = { real: { ...real }, pen: { ...pen } };
  let written = '';
  for (const { command, numbers } of stepsOf(path)) {
    const kind = command.toLowerCase();
    const isRelative = command === kind;
    const end = { real: { ...real }, pen: { ...pen } };
    const shown = numbers.map((number, at) => {
      const axis = axisOf(kind, at);
      if (axis === null) return Math.round(number);
      const exact = isRelative ? real[axis] + number : number;
      end.real[axis] = exact;
      end.pen[axis] = Math.round(exact);
      return Math.round(exact) - (isRelative ? pen[axis] : 0);
    });
    written += command + shown.join(',').replaceAll(',-', '-');
    Object.assign(real, kind === 'z' ? start.real : end.real);
    Object.assign(pen, kind === 'z' ? start.pen : end.pen);
    if (kind === 'm') Object.assign(start, { real: { ...real }, pen: { ...pen } });
  }
  return written;
}
