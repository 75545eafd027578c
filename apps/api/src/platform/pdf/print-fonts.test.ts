// Tests in which font texts are printed, and what becomes of letters that no font has.
import Pdf from 'pdfkit';
import { beforeAll, expect, test } from 'vitest';
import { loadPrintFonts, type PrintFonts } from './print-fonts.ts';

let fonts: PrintFonts;
beforeAll(async () => {
  fonts = await loadPrintFonts(new Pdf());
});

const printed = (text: string) =>
  fonts
    .wordsOf(text, 'anybody')
    .map((word) => word.map((run) => run.text).join(''))
    .join(' ');
const families = (text: string) => [
  ...new Set(
    fonts
      .wordsOf(text, 'anybody')
      .flat()
      .map(({ file }) => file.replace(/-(latin|greek|cyrillic|viet).*/, '')),
  ),
];

test('Latin letters are the brand’s, and a text with others is printed in one font', () => {
  expect(families('Łódź, 5 o’clock')).toEqual(['anybody']);
  expect(families('Café Кофе')).toEqual(['noto-sans']);
  for (const text of ['Ζαχαρίας', 'Концерт в Москве', 'Đường phố Hà Nội', 'Ўзбек', 'Ἀθῆναι'])
    expect({ text: printed(text), families: families(text) }).toEqual({ text, families: ['noto-sans'] });
});

test('letters that no font has are left out, without gaps', () => {
  expect(printed('Jazz 🎸 東京 2026')).toBe('Jazz 2026');
  expect(printed('東京')).toBe(' ');
  expect(printed('')).toBe(' ');
});

test('a text is not worth printing where most of it would be missing', () => {
  const texts = ['Velvet Static', 'Кофе 東京 Café', '東京ジャズ倶楽部 1', 'مهمة', '🎸', ''];
  expect(texts.map((text) => fonts.canPrint(text))).toEqual([true, true, false, false, false, false]);
});
