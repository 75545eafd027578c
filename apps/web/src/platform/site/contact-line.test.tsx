// @vitest-environment jsdom
// Tests that people are told where to write only on a site that has an address.
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { errorSentence } from '../i18n/copy.ts';
import { strikeStage, stubServer } from '../testing/stage.tsx';
import { ContactLine } from './contact-line.tsx';
import { knownSite } from './known-site.ts';

afterEach(strikeStage);

const line = <ContactLine text={({ contact }) => `Questions? Write to ${contact}.`} />;
const suspended = new ApiError({ code: 'account-suspended', status: 403, message: '' });

test('with an address, the sentence links it, and so do sentences about failures', async () => {
  stubServer({ 'GET /auth/providers': { data: { contact_email: 'help@velvet.test', payments: 'stripe' } } });
  expect(errorSentence({}, suspended)).toBe('This account is suspended.');
  render(line);
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'help@velvet.test' });
  expect(link.href).toBe('mailto:help@velvet.test');
  expect(link.parentElement?.textContent).toBe('Questions? Write to help@velvet.test.');
  expect(errorSentence({}, suspended)).toBe(
    'This account is suspended. To ask why, write to help@velvet.test.',
  );
});

test('without one, nothing is promised', async () => {
  stubServer({ 'GET /auth/providers': { data: { contact_email: null, payments: 'stripe' } } });
  const { container } = render(line);
  await waitFor(() => expect(knownSite()).toBeDefined());
  expect(container.textContent).toBe('');
  expect(errorSentence({}, suspended)).toBe('This account is suspended.');
});
