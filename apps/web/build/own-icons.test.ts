// Owns: an icon keeps every weight that may be drawn of it, and no other where that can be told.
import { expect, test } from 'vitest';
import { leanIcon } from './own-icons.ts';

const star = `// The "star" icon.
export const star = {
  regular:
    'M1,1',
  fill: 'M2,2',
  bold: 'M3,3',
};
`;
const drawing = (code: string) =>
  leanIcon(star, `import { star } from '@stagepass/ui/icon/phosphor/star.ts';\n${code}`);

test('keeps what is drawn', () => {
  expect(drawing('<Icon of={star} />')).toBe("export const star = {\n  regular:\n    'M1,1',\n};\n");
  expect(drawing('<Icon of={star} size="2rem" weight="fill" />')).toBe(
    "export const star = {\n  fill: 'M2,2',\n};\n",
  );
  const both = drawing('<Icon of={star} />, <Icon of={star} weight="bold" />');
  expect(both).toContain('M1,1');
  expect(both).toContain('M3,3');
  expect(both).not.toContain('M2,2');
  expect(drawing('const path = star.fill;')).not.toContain('M1,1');
});

test.each([
  ['hands it on', '<Icon of={star} /><Row icon={star} />'],
  ['chooses the weight as it runs', '<Icon of={star} weight={lit} />'],
  ['chooses the icon as it runs', '<Icon of={lit ? star : other} />'],
  ['gives it away', "export { star } from './star.ts';"],
  ['does nothing with it', ''],
])('keeps all where the file %s', (_, code) => {
  expect(drawing(code)).toBe(star);
});

test('keeps all of an icon that has not what is asked for: another weight stands in', () => {
  const only = "export const star = {\n  fill: 'M2,2',\n};\n";
  expect(leanIcon(only, '<Icon of={star} />')).toBe(only);
});
