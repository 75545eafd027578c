// @vitest-environment jsdom
// Tests what every form leans on: one call for many taps, errors at their fields or above the button, focus, dirty, and what stays typed.
import { Drawer } from '@stagepass/ui/drawer/drawer.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { FormError } from './form-error.tsx';
import type { FormErrors, FormOptions } from './form-errors.ts';
import { type BodyOf, useForm } from './use-form.ts';

type Values = BodyOf<'POST /auth/system'>;

const copy = {
  errors: { 'users.name-taken': 'This username is taken.', 'users.closed': 'The account is closed.' },
  problems: { 'too-long': 'It is too long.' },
};

function Sample({ answer, ...options }: Partial<FormOptions<Values>> & { answer?: Promise<Values> }) {
  const form = useForm<Values>({
    initial: { email: 'Mia', password: '' },
    copy,
    check: ({ email }) => ({ email: email === '' ? 'Add a name.' : undefined }),
    codes: { 'users.name-taken': 'email' },
    send: async (): Promise<void> => form.saved(await (answer ?? first)),
    ...options,
  });
  return (
    <form {...form.form} aria-label="Sample">
      <Field {...form.field('email')} label="Name" />
      <Field {...form.field('password')} label="Bio" />
      <FormError of={form} />
      <button type="submit" disabled={!form.dirty}>
        Save
      </button>
      <button type="button" onClick={() => form.reset()}>
        Undo
      </button>
      <output>{form.pending ? 'Sending' : 'Idle'}</output>
    </form>
  );
}

afterEach(cleanup);

const first = { email: 'Mia', password: '' };

const refusal = (code: string, details?: unknown) =>
  new ApiError({ status: 422, code, message: '', details });
const submit = () => fireEvent.submit(screen.getByRole('form'));
const alerts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);

it('sends once, however often it is tapped, and again after the answer', async () => {
  const answer = Promise.withResolvers<void>();
  const send = vi.fn(() => answer.promise);
  render(<Sample send={send} />);
  submit();
  submit();
  expect(send.mock.calls).toEqual([[first, first]]);
  expect(screen.getByRole('status').textContent).toBe('Sending');
  answer.resolve();
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('Idle'));
  submit();
  expect(send).toHaveBeenCalledTimes(2);
});

it('sends what was typed last, also before it is drawn', () => {
  const send = vi.fn(async () => undefined);
  render(<Sample send={send} />);
  fireEvent.change(screen.getByLabelText('Bio'), { target: { value: 'Sings' } });
  submit();
  // With what the form began with: only what differs from that is the person's own change.
  expect(send).toHaveBeenCalledWith({ email: 'Mia', password: 'Sings' }, first);
});

it('checks before sending, and goes to the first field that is wrong', async () => {
  const send = vi.fn(async () => undefined);
  render(<Sample send={send} />);
  await userEvent.clear(screen.getByLabelText('Name'));
  submit();
  expect(alerts()).toEqual(['Add a name.']);
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  await userEvent.type(screen.getByLabelText('Name'), 'A');
  expect(alerts()).toEqual([]);
  expect(send).not.toHaveBeenCalled();
});

it('shows at its field what the server refused there, and keeps it while another is changed', async () => {
  const problems = [{ field: 'body.password', message: 'Too big' }, { field: 'query.x' }];
  render(<Sample send={() => Promise.reject(refusal('invalid-input', { problems }))} />);
  submit();
  await vi.waitFor(() => expect(alerts()).toEqual(['This isn’t valid. Check it and try again.']));
  const bio = screen.getByLabelText('Bio');
  expect(bio.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(bio);
  await userEvent.type(screen.getByLabelText('Name'), '!');
  expect(alerts()).toHaveLength(1);
  await userEvent.type(bio, '!');
  expect(alerts()).toEqual([]);
});

it('says above the button what was refused at a field that the screen does not draw', async () => {
  const problems = [{ field: 'body.hue' }];
  const send = () => Promise.reject(refusal('invalid-input', { problems }));
  render(<Sample initial={{ ...first, hue: 700 } as Values} send={send} />);
  submit();
  await vi.waitFor(() =>
    expect(alerts()).toEqual(['Something in this form isn’t valid. Check it and try again.']),
  );
});

it('says above the button what the check found at a field that the screen does not draw', () => {
  const check = () => ({ hue: 'Choose a color.' }) as FormErrors<Values>;
  render(<Sample check={check} send={async () => undefined} />);
  submit();
  expect(alerts()).toEqual(['Choose a color.']);
});

it('takes the saved values, but leaves what was typed while they were sent', async () => {
  const answer = Promise.withResolvers<Values>();
  render(<Sample answer={answer.promise} />);
  const [name, bio] = ['Name', 'Bio'].map((label) => screen.getByLabelText<HTMLInputElement>(label));
  await userEvent.type(name as HTMLInputElement, ' ');
  submit();
  await userEvent.type(bio as HTMLInputElement, 'Sings');
  answer.resolve({ email: 'Mia of Leith', password: '' });
  await vi.waitFor(() => expect(name?.value).toBe('Mia of Leith'));
  expect(bio?.value).toBe('Sings');
  await userEvent.clear(bio as HTMLInputElement);
  expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true);
});

it('cannot be closed with its sheet before the answer: what failed would be said to nobody', async () => {
  const answer = Promise.withResolvers<void>();
  const onClose = vi.fn();
  function Sheet() {
    const form = useForm({ initial: first, copy, send: () => answer.promise });
    return (
      <Drawer open onOpenChange={onClose} title="Sheet" closeLabel="Close">
        <form {...form.form}>
          <button type="submit">Send</button>
          <FormError of={form} />
        </form>
      </Drawer>
    );
  }
  render(<Sheet />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  answer.reject(refusal('users.closed'));
  await screen.findByText('The account is closed.');
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledWith(false);
});

it.each([
  ['a code of a field', refusal('users.name-taken'), 'This username is taken.', true],
  ['a code of the form', refusal('users.closed'), 'The account is closed.', false],
  ['a named problem', refusal('users.closed', { problem: 'too-long' }), 'It is too long.', false],
  [
    'refused input of no field',
    refusal('invalid-input', { problems: [{ field: 'params.id' }] }),
    'Something in this form isn’t valid. Check it and try again.',
    false,
  ],
])('says in the right place: %s', async (_, error, sentence, isAtField) => {
  render(<Sample send={() => Promise.reject(error)} />);
  submit();
  await vi.waitFor(() => expect(alerts()).toEqual([sentence]));
  expect(screen.getByLabelText('Name').hasAttribute('aria-invalid')).toBe(isAtField);
});

it('knows whether something changed, and takes it back', async () => {
  render(<Sample send={async () => undefined} />);
  const save = screen.getByRole('button', { name: 'Save' });
  expect(save.hasAttribute('disabled')).toBe(true);
  await userEvent.type(screen.getByLabelText('Bio'), 'x');
  expect(save.hasAttribute('disabled')).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByLabelText<HTMLInputElement>('Bio').value).toBe('');
  expect(save.hasAttribute('disabled')).toBe(true);
});
