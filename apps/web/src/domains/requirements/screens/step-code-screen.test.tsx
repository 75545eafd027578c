// @vitest-environment jsdom
// Tests the screen that shows a step's code: fixed with a sheet to print, rotating with its countdown, made anew after a question.
import type { SiteCode } from '@stagepass/contract/requirements/qrcode.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { Component } from './step-code-screen.tsx';

beforeEach(() => void storeSession(aSession()));
afterEach(strikeStage);

function aCode(change: Partial<SiteCode> = {}): SiteCode {
  return {
    requirement_id: 'r1',
    title: 'The code on the poster',
    owner_title: 'Stairwell',
    club_name: 'Velvet Static',
    club_hue: 355,
    mode: 'fixed',
    code: 'K7QM2P4X9R',
    url: 'http://localhost/club/play-mission/m1?step=r1&code=K7QM2P4X9R',
    version: 1,
    ends_at: null,
    now: new Date().toISOString(),
    uses: 3,
    most_uses: 10,
    ...change,
  };
}

function open(code: SiteCode, renewed = code) {
  const calls = stubServer({
    'GET /requirements/:id/code': { data: code },
    'POST /requirements/:id/code': { data: renewed },
  });
  openScreen('/club/step-code/r1', <Component />, '/club/step-code/:id');
  return calls;
}

it('shows a fixed code with its letters, how often it was used, and a sheet to print', async () => {
  open(aCode());
  expect(await screen.findByText('K7QM2 P4X9R')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'QR code of The code on the poster' })).toBeTruthy();
  expect(screen.getByText(/Used 3 of 10 times/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Print (PDF)' })).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('counts down to the next rotating code, which is not printed', async () => {
  open(aCode({ mode: 'rotating', ends_at: new Date(Date.now() + 20_000).toISOString() }));
  const ring = await screen.findByRole('progressbar');
  expect(Number(ring.getAttribute('aria-valuenow'))).toBeGreaterThan(17);
  expect(screen.queryByRole('button', { name: 'Print (PDF)' })).toBeNull();
});

it('makes a new code only after a question', async () => {
  const calls = open(aCode(), aCode({ code: 'ABCDE23456', version: 2 }));
  await userEvent.click(await screen.findByRole('button', { name: 'Make a new code' }));
  expect(calls.filter(({ name }) => name.startsWith('POST'))).toHaveLength(0);
  const dialog = await screen.findByRole('alertdialog').catch(() => screen.findByRole('dialog'));
  await userEvent.click(
    [...dialog.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Make a new code',
    ) as Element,
  );
  expect(await screen.findByText('ABCDE 23456')).toBeTruthy();
});
