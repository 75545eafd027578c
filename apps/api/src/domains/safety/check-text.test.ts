// Owns: what the filter catches however it is written, and what it must leave alone.
import { describe, expect, test } from 'vitest';
import { holdsLink } from './links.rules.ts';
import { checkText } from './public/check-text.ts';

const rules = {
  blocked_words: ['spam', 'bad egg', 'scalp*', 'ass', 'дурак', '馬鹿'],
  held_words: ['tout'],
  link_policy: 'allow',
} as const;

describe('blocked words', () => {
  test.each([
    'spam',
    'SPAM!',
    'this is spam.',
    'spaaaam',
    'sp\u0430m',
    'spám',
    's p a m',
    's.p.a.m',
    'sp-am',
    '5p4m',
    '$pam',
    's\u200bpam',
    'ｓｐａｍ',
    '𝓼𝓹𝓪𝓶',
    '(spam)',
    'really,spam,again',
    'a bad egg here',
    'bad   egg',
    'b a d e g g',
    'scalper',
    'scalping tickets',
    'ДУРАК',
    'お前は馬鹿だ',
    'kick ass',
    'asss',
  ])('%s is blocked', (text) => expect(checkText(text, rules)).toBe('blocked'));

  test.each([
    '',
    'classic',
    'as',
    'bass guitar',
    'Scunthorpe United',
    'a good egg, bad luck',
    'spamalot',
    'the assembly passes',
    'we won 5 to 4',
    'a b c d',
    'бурак',
    'Grüße aus Köln',
    'ok 👍🏽',
  ])('%s is fine', (text) => expect(checkText(text, rules)).toBe('ok'));

  test('held words wait, unless something else is blocked', () => {
    expect(checkText('a tout outside', rules)).toBe('held');
    expect(checkText('a tout sells spam', rules)).toBe('blocked');
    expect(checkText('all about it', rules)).toBe('ok');
  });

  test('a list without words, or of signs only, blocks nothing', () => {
    expect(checkText('anything', { blocked_words: ['*', '!!', ' '], link_policy: 'block' })).toBe('ok');
  });
});

describe('links', () => {
  const links = [
    'see https://example.test/a',
    'HTTP://EXAMPLE.TEST',
    'www.example.co',
    'example.com',
    'go to shop.example.com/now',
    'example [dot] com',
    'example dot com',
    'exa\u200bmple.com',
    'ｅｘａｍｐｌｅ．ｃｏｍ',
    'javascript:alert(1)',
    'mailto:a@b.test',
    'bit.ly/xyz',
    '10.0.0.1/admin',
    'пример.com',
    'name.de/shop',
  ];
  test.each(links)('%s is a link', (text) => {
    expect(holdsLink(text)).toBe(true);
    expect(checkText(text, { ...rules, link_policy: 'block' })).toBe('blocked');
    expect(checkText(text, { ...rules, link_policy: 'hold' })).toBe('held');
    expect(checkText(text, { ...rules, link_policy: 'allow' })).toBe('ok');
  });

  test.each([
    'We won.Great game',
    'at 20.30',
    'e.g. this',
    '3.5 stars',
    'a dot on the map',
    'v1.2.3',
    'yes/no',
    '…',
  ])('%s is none', (text) => expect(holdsLink(text)).toBe(false));

  test('a long hostile text is judged at once', () => {
    const long = `${'a.'.repeat(20_000)} ${'s p '.repeat(10_000)} ${'aaaa'.repeat(5_000)}`;
    const began = performance.now();
    checkText(long, { ...rules, link_policy: 'block' });
    expect(performance.now() - began).toBeLessThan(1_000);
  });
});
