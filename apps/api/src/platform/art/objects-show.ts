// Owns: collectible objects of the show: records, passes, lights and instruments.
import type { DrawObject } from './compose.ts';
import { circle, ellipse, group, line, path, ROUND_CAP, rect, repeat, turned } from './marks.ts';

export const vinyl: DrawObject = ({ inks: { paper, a, aDark, b, key } }) =>
  [
    rect([14, 22, 70, 76], a, { rx: 3 }),
    path('M14 98L84 22V95a3 3 0 0 1-3 3Z', aDark),
    circle(34, 42, 9, b),
    circle(76, 60, 34, key),
    ...[30, 26, 22, 18].map((r) =>
      circle(76, 60, r, 'none', { stroke: paper, 'stroke-opacity': 0.17, 'stroke-width': 0.9 }),
    ),
    path('M76 60L53 37A32.5 32.5 0 0 1 65 30ZM76 60L99 83A32.5 32.5 0 0 1 87 90Z', paper, { opacity: 0.2 }),
    circle(76, 60, 13, b),
    path('M76 47a13 13 0 0 1 0 26Z', a),
    circle(76, 60, 2.4, key),
  ].join('');

export const cassette: DrawObject = ({ inks: { paper, a, b, key, keyLight } }) =>
  turned(
    'rotate(-8 60 60)',
    rect([14, 30, 92, 62], key, { rx: 6 }),
    rect([20, 36, 80, 38], paper, { rx: 3 }),
    rect([20, 36, 80, 9], a),
    rect([20, 45, 80, 4], b),
    rect([34, 53, 52, 17], key, { rx: 8.5 }),
    ...[46, 74].map((x) => circle(x, 61.5, 6, paper) + line(`M${x - 6} 61.5h12M${x} 55.5v12`, key, 2)),
    path('M56 57h8v9h-8z', a),
    path('M32 92L37 80H83L88 92Z', keyLight),
    circle(46, 86, 2, b),
    circle(74, 86, 2, b),
  );

export const pick: DrawObject = ({ inks: { a, aDark, b, key } }) =>
  turned(
    'rotate(12 60 60)',
    path('M65 110C54 102 30 66 27 44C24 24 44 18 64 18C84 18 104 24 101 44C98 66 76 102 65 110Z', key, {
      opacity: 0.35,
    }),
    path('M60 106C49 98 25 62 22 40C19 20 39 14 59 14C79 14 99 20 96 40C93 62 71 98 60 106Z', a),
    path('M59 14C79 14 99 20 96 40C93 62 71 98 60 106C66 76 68 40 59 14Z', aDark),
    path('M61 30L48 58H58L54 80L72 50H62Z', b),
  );

export const pass: DrawObject = ({ inks: { paper, a, aDark, b, key } }) =>
  [
    line('M52 0L58 24M70 0L62 24', b, 5),
    rect([52, 21, 16, 9], paper, { rx: 2 }),
    rect([28, 28, 64, 84], a, { rx: 6 }),
    path('M28 70L92 46V106a6 6 0 0 1-6 6H34a6 6 0 0 1-6-6Z', aDark),
    rect([50, 33, 20, 5], key, { rx: 2.5 }),
    circle(60, 63, 15, b),
    path('M46.5 68a14 14 0 0 0 27 0Q60 60 46.5 68Z', key),
    circle(60, 58, 6, key),
    rect([36, 88, 48, 6], paper),
    rect([36, 98, 30, 4], paper, { opacity: 0.7 }),
  ].join('');

const BARCODE =
  'M26 68h2v8h-2zM30 68h4v8h-4zM36 68h1.5v8h-1.5zM40 68h3v8h-3zM45 68h5v8h-5zM52 68h1.5v8h-1.5zM56 68h4v8h-4z';

export const ticket: DrawObject = ({ inks: { a, b, key } }) =>
  turned(
    'rotate(-18 60 60)',
    path('M12 38H108V52a8 8 0 0 0 0 16V82H12V68a8 8 0 0 0 0-16Z', b),
    path('M78 38H108V52a8 8 0 0 0 0 16V82H78Z', a),
    line('M78 40V82', key, 1.8, { 'stroke-dasharray': '3 3' }),
    path('M26 48H66V54H26ZM26 58H58V62H26Z', key),
    path(BARCODE, key),
    path('M93 47L96 56L105 57L98 62L100 71L93 66L86 71L88 62L81 57L90 56Z', key),
  );

export const stick: DrawObject = ({ inks: { paper, a, b, key } }) =>
  turned(
    'rotate(24 60 60)',
    circle(60, 36, 34, b, { opacity: 0.28 }),
    circle(60, 36, 26, b),
    path('M60 10a26 26 0 0 1 0 52Z', a),
    circle(51, 28, 6, '#ffffff', { opacity: 0.8 }),
    rect([50, 60, 20, 8], paper),
    path('M51 68H69L66 114a4 4 0 0 1-4 4H58a4 4 0 0 1-4-4Z', key),
    rect([56, 76, 8, 14], a, { rx: 4 }),
  );

export const mic: DrawObject = ({ inks: { a, aDark, b, key } }) =>
  turned(
    'rotate(38 60 60)',
    rect([51, 50, 18, 68], key, { rx: 6 }),
    rect([51, 66, 18, 6], a),
    rect([56, 80, 8, 13], b, { rx: 3 }),
    circle(60, 30, 25, a),
    path('M60 5a25 25 0 0 1 0 50Z', aDark),
    line('M36 24H84M36 36H84M48 8V52M60 5V55M72 8V52', key, 1.8, { opacity: 0.8 }),
    rect([40, 45, 40, 10], b, { rx: 4 }),
  );

export const band: DrawObject = ({ inks: { a, aDark, b, key } }) =>
  turned(
    'rotate(-14 60 60)',
    ellipse([60, 66, 46, 24], 'none', { stroke: aDark, 'stroke-width': 17 }),
    line('M14 62a46 24 0 0 0 92 0', a, 19),
    line('M32 80a46 24 0 0 0 56 0', b, 19),
    circle(48, 86, 3, key),
    circle(60, 87.5, 3, key),
    circle(72, 86, 3, key),
    rect([93, 48, 17, 24], key, { rx: 4 }),
  );

export const drum: DrawObject = ({ inks: { paper, a, aDark, b, key } }) =>
  [
    ellipse([60, 88, 46, 19], aDark),
    path('M14 44V88a46 19 0 0 0 92 0V44Z', a),
    path('M60 63V107A46 19 0 0 0 106 88V44Z', aDark),
    line('M20 54V96M38 62V104M60 65V107M82 62V104M100 54V96', b, 3),
    ellipse([60, 44, 46, 19], key),
    ellipse([60, 42, 42, 16], paper),
    ellipse([60, 42, 15, 6], b),
    line('M52 36L92 6M66 40L30 4', key, 5, ROUND_CAP),
  ].join('');

export const book: DrawObject = ({ inks: { paper, aDark, b, key } }) => {
  const lines = [38, 44, 50, 56, 66, 72, 78].map((y) => `M22 ${y - 4}C32 ${y - 5} 44 ${y - 3} 54 ${y + 2}`);
  return [
    path('M60 34C46 24 28 22 12 26V94C28 90 46 92 60 102C74 92 92 90 108 94V26C92 22 74 24 60 34Z', aDark),
    path('M60 30C47 21 30 20 16 23V88C30 85 47 87 60 96Z', paper),
    path('M60 30C73 21 90 20 104 23V88C90 85 73 87 60 96Z', b),
    line(lines.join(''), key, 1.3, { opacity: 0.6 }),
    group(
      { fill: key },
      '<ellipse cx="74" cy="66" rx="7" ry="5.5" transform="rotate(-18 74 66)"/>',
      '<ellipse cx="93" cy="60" rx="7" ry="5.5" transform="rotate(-18 93 60)"/>',
      '<path d="M78 66V38l21-6v28h-4V42l-13 4v20Z"/>',
    ),
  ].join('');
};

export const cart: DrawObject = ({ inks: { paper, a, aDark, b, key, keyLight } }) =>
  turned(
    'rotate(6 60 60)',
    path('M24 16H92a5 5 0 0 1 5 5V92l-7 7v9H30v-9l-7-7V21a5 5 0 0 1 1-5Z', key),
    path('M28 20H93V92l-7 7v5H60V20Z', keyLight),
    rect([34, 34, 52, 48], paper, { rx: 3 }),
    rect([34, 34, 52, 15], a),
    circle(70, 58, 9, b),
    path('M34 82V72l12-10l10 9l9-7l21 18Z', aDark),
    repeat(4, (i) => rect([36 + i * 13, 100, 7, 8], b)),
    line('M40 24h40', a, 3.5),
  );
