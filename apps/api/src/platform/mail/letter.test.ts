// Where people can write to stands once in every form of a letter.
import { expect, test } from 'vitest';
import { withContact, writeLetter } from './letter.ts';

test('the contact address stands below a letter, in text and in HTML, and is escaped there', () => {
  const plain = writeLetter({ heading: 'Welcome', intro: 'Enter this code:', code: '042317' });
  const signed = withContact(plain, "o'hara@velvet.test");
  expect(signed.text.endsWith("Questions? Write to o'hara@velvet.test.\n")).toBe(true);
  expect(signed.html.match(/Questions\? Write to/g)).toHaveLength(1);
  expect(signed.html).not.toContain("o'hara");
  expect(signed.html.length).toBeGreaterThan(plain.html.length);
  expect(signed.html.endsWith('</body></html>')).toBe(true);
});
