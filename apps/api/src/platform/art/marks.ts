// Owns: writing SVG: shapes, halftone, overprint and the sheet they are printed on.

export type Attributes = Record<string, string | number>;

const round = (value: number): number => Math.round(value * 100) / 100;

function mark(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : value}"`,
  );
  return `<${name}${written.join('')}/>`;
}

/** Path data with its numbers rounded: d`M${x} ${y}h12`. */
export function d(parts: TemplateStringsArray, ...numbers: number[]): string {
  return parts.reduce((text, part, i) => `${text}${round(numbers[i - 1] ?? 0)}${part}`);
}

export function path(shape: string, fill: string, more: Attributes = {}): string {
  return mark('path', { d: shape, fill, ...more });
}

export function line(shape: string, stroke: string, width: number, more: Attributes = {}): string {
  return mark('path', { d: shape, fill: 'none', stroke, 'stroke-width': width, ...more });
}

export function circle(cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string {
  return mark('circle', { cx, cy, r, fill, ...more });
}

type Box = [x: number, y: number, width: number, height: number];

export function rect([x, y, width, height]: Box, fill: string, more: Attributes = {}): string {
  return mark('rect', { x, y, width, height, fill, ...more });
}

export function ellipse([cx, cy, rx, ry]: Box, fill: string, more: Attributes = {}): string {
  return mark('ellipse', { cx, cy, rx, ry, fill, ...more });
}

export function group(attributes: Attributes, ...marks: string[]): string {
  const open = mark('g', attributes).slice(0, -2);
  return `${open}>${marks.join('')}</g>`;
}

export function turned(transform: string, ...marks: string[]): string {
  return group({ transform }, ...marks);
}

/** Overprint: ink on ink darkens. */
export function multiply(...marks: string[]): string {
  return group({ style: 'mix-blend-mode:multiply' }, ...marks);
}

/** Light on light brightens. */
export function screen(...marks: string[]): string {
  return group({ style: 'mix-blend-mode:screen' }, ...marks);
}

export const ROUND_CAP: Attributes = { 'stroke-linecap': 'round' };

export function repeat(count: number, draw: (i: number) => string): string {
  return Array.from({ length: count }, (_, i) => draw(i)).join('');
}

type Area = [left: number, top: number, right: number, bottom: number];

/** Hexagonal halftone; the radius of each dot comes from where it stands. One path, so that it draws quickly. */
export function halftone(
  [left, top, right, bottom]: Area,
  step: number,
  fill: string,
  radiusAt: (x: number, y: number) => number,
): string {
  let dots = '';
  for (let y = top, row = 0; y <= bottom; y += step * 0.87, row += 1) {
    for (let x = left + (row % 2 ? step / 2 : 0); x <= right; x += step) {
      const r = radiusAt(x, y);
      if (r > 0.12) dots += d`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
    }
  }
  return path(dots, fill);
}

type Stop = [offset: number, colour: string, opacity?: number];

export function gradient(kind: 'linear' | 'radial', id: string, ...stops: Stop[]): string {
  // Linear light falls from top to bottom.
  const fall = kind === 'linear' ? ' x1="0" y1="0" x2="0" y2="1"' : '';
  const written = stops.map(([offset, colour, opacity = 1]) =>
    mark('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
  );
  return `<${kind}Gradient id="${id}"${fall}>${written.join('')}</${kind}Gradient>`;
}

export type Print = { width: number; height: number; body: string; defs?: string; grain: number };

const GRAIN_FILTER =
  '<filter id="grain" x="0" y="0" width="100%" height="100%">' +
  '<feTurbulence type="fractalNoise" baseFrequency="1.6" numOctaves="2" seed="3"/>' +
  '<feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -1.7 1.12"/></filter>';

const GRAIN_LAYER = /<rect width="100%" height="100%" filter="url\(#grain\)" opacity="[^"]*"\/>/;

/** The finished sheet, with paper grain over everything. */
export function sheet({ width, height, body, defs = '', grain }: Print): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs>${GRAIN_FILTER}${defs}</defs><g style="isolation:isolate">${body}</g>`,
    // Black at some opacity: multiplied or laid over, the result is the same, and laid over is cheaper.
    `<rect width="100%" height="100%" filter="url(#grain)" opacity="${grain}"/></svg>`,
  ].join('');
}

/** Print and grain apart: the grain alone takes far longer to draw than the rest, and is the same for many prints. */
export function withoutGrain(svg: string): { print: string; grain: string | undefined } {
  const layer = GRAIN_LAYER.exec(svg)?.[0];
  if (!layer) return { print: svg, grain: undefined };
  const open = svg.slice(0, svg.indexOf('>') + 1);
  return { print: svg.replace(layer, ''), grain: `${open}<defs>${GRAIN_FILTER}</defs>${layer}</svg>` };
}
