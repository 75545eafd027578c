// @vitest-environment jsdom
// Doing a requirement: reading by the server's clock, a form that is kept and mended, a quiz that goes on after a reload.
import type { RequirementEntry } from '@stagepass/contract/requirements/shapes.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, type Server, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { attemptOf, entryOf, passed } from '../testing/playing.tsx';
import { RequirementPlayer } from './requirement-player.tsx';

afterEach(strikeStage);

function play(entry: RequirementEntry, server: Server) {
  storeSession(aSession());
  const calls = stubServer(server);
  const onPassed = vi.fn();
  const steps = { number: 1, total: 3 };
  openScreen(
    '/play',
    <RequirementPlayer entry={entry} steps={steps} onPassed={onPassed} onLeave={vi.fn()} />,
  );
  return { calls, onPassed };
}

const reading = { type: 'CONTENT', text: 'The **log**', link: null, media: null, watched: null } as const;

it('lets somebody go on once the server’s clock has run', async () => {
  const opened_at = new Date(Date.now() - 60_000).toISOString();
  const { calls, onPassed } = play(entryOf({ type: 'CONTENT', seconds: 30, holds: ['text'] }), {
    'POST /requirements/:id/open': { data: attemptOf({ ...reading, seconds: 30 }, { opened_at }) },
    'POST /requirements/:id/finish': { data: passed },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as done' }));
  await waitFor(() => expect(onPassed).toHaveBeenCalled());
  expect(calls.at(-1)?.body).toEqual({ attempt_id: 'a1', answer: { type: 'CONTENT' } });
});

it('keeps the button asleep before that', async () => {
  play(entryOf({ type: 'CONTENT', seconds: 30, holds: ['text'] }), {
    'POST /requirements/:id/open': { data: attemptOf({ ...reading, seconds: 30 }) },
  });
  const button = await screen.findByRole('button', { name: /seconds left/ });
  expect((button as HTMLButtonElement).disabled).toBe(true);
});

const fields = [
  { key: 'name1', kind: 'text', label: 'Name', help: '', required: true },
  { key: 'years1', kind: 'number', label: 'Years', help: '', required: true, least: 1, most: 9 },
] as const;
const form = { type: 'FORM', text: '', fields } as const;

it('says what is missing and what the server refused, and keeps what was typed', async () => {
  const entry = entryOf({ type: 'FORM', fields: 2 });
  const refused = {
    error: {
      code: 'requirements.answers-not-right',
      details: { problems: [{ key: 'years1', problem: 'too-large' }] },
    },
  } as const;
  const server: Server = {
    'POST /requirements/:id/open': { data: attemptOf(form) },
    'POST /requirements/:id/finish': [refused, { data: passed }],
  };
  const { onPassed, calls } = play(entry, server);
  await userEvent.click(await screen.findByRole('button', { name: 'Send answers' }));
  expect(screen.getByText('Check 2 answers')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Name'), 'Ana');
  await userEvent.type(screen.getByLabelText('Years'), '12');
  await userEvent.click(screen.getByRole('button', { name: 'Send answers' }));
  expect(await screen.findByText('This number is too large.')).toBeTruthy();
  expect(calls.at(-1)?.body).toMatchObject({ answer: { answers: { name1: 'Ana', years1: 12 } } });
  // A reload: the same phone has it still.
  const kept = Object.entries({ ...localStorage });
  strikeStage();
  for (const [name, value] of kept) localStorage.setItem(name, String(value));
  const again = play(entry, server);
  expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Ana');
  await userEvent.click(screen.getByRole('button', { name: 'Send answers' }));
  await waitFor(() => expect(again.onPassed).toHaveBeenCalled());
  expect(onPassed).not.toHaveBeenCalled();
  expect(Object.keys(localStorage).some((name) => name.startsWith('spc-requirement:'))).toBe(false);
});

const questions = ['one', 'two'].map((key) => ({
  key,
  text: `Question ${key}?`,
  picture: null,
  several: false,
  options: [
    { key: `${key}A`, text: `${key} yes` },
    { key: `${key}B`, text: `${key} no` },
  ],
}));
const quizEntry = entryOf({
  type: 'QUIZ',
  text: 'Two questions about the **pedals**.',
  questions: 2,
  time_s: 60,
  pass_percent: 50,
  tries: 3,
});
const startQuiz = async () => userEvent.click(await screen.findByRole('button', { name: 'Start the quiz' }));
const quiz = { type: 'QUIZ', text: '', needed: 1, questions } as const;

it('goes on with a quiz where it was, with the clock of the server', async () => {
  const ends_at = new Date(Date.now() + 45_000).toISOString();
  const server: Server = {
    'POST /requirements/:id/open': { data: attemptOf(quiz, { ends_at }) },
    'POST /requirements/:id/finish': { data: passed },
  };
  const first = play(quizEntry, server);
  expect(await screen.findByText('1:00 time limit')).toBeTruthy();
  expect(first.calls).toEqual([]);
  await startQuiz();
  await userEvent.click(await screen.findByRole('radio', { name: /one no/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Confirm answer B' }));
  expect(await screen.findByRole('heading', { name: 'Question two?' })).toBeTruthy();
  const kept = Object.entries({ ...localStorage });
  strikeStage();
  for (const [name, value] of kept) localStorage.setItem(name, String(value));
  const { calls, onPassed } = play({ ...quizEntry, state: 'open' }, server);
  expect(await screen.findByRole('heading', { name: 'Question two?' })).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toMatch(/^0:4\d$/);
  await userEvent.click(screen.getByRole('radio', { name: /two yes/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Confirm answer A' }));
  await waitFor(() => expect(onPassed).toHaveBeenCalled());
  expect(calls.at(-1)?.body).toEqual({
    attempt_id: 'a1',
    answer: { type: 'QUIZ', answers: { one: ['oneB'], two: ['twoA'] } },
  });
});

it('hands a quiz in by itself when the time is up, and offers another try', async () => {
  const ends_at = new Date(Date.now() + 300).toISOString();
  const failed = { ...passed, passed: false, reason: 'time-over', tries_left: 2, all_passed: false } as const;
  const { calls, onPassed } = play(quizEntry, {
    'POST /requirements/:id/open': { data: attemptOf(quiz, { ends_at }) },
    'POST /requirements/:id/finish': { data: failed },
  });
  await startQuiz();
  expect(await screen.findByText('Not passed')).toBeTruthy();
  expect(screen.getByText(/2 tries left/)).toBeTruthy();
  expect(calls.filter((call) => call.name.endsWith('/finish'))).toHaveLength(1);
  expect(onPassed).not.toHaveBeenCalled();
});

it('tells what was wrong, without the correct answer while there are tries, and before it goes on after a pass', async () => {
  const wrong = [{ question: 'Question one?', chosen: ['one no'], right: null }];
  const failed = { ...passed, passed: false, reason: 'below-pass-mark', tries_left: 2, wrong } as const;
  const known = [{ question: 'Question one?', chosen: ['one no'], right: ['one yes'] }];
  const score = { right: 1, total: 2, needed: 1 };
  const { onPassed } = play(
    { ...quizEntry, state: 'open' },
    {
      'POST /requirements/:id/open': { data: attemptOf({ ...quiz, questions: questions.slice(0, 1) }) },
      'POST /requirements/:id/finish': [{ data: failed }, { data: { ...passed, score, wrong: known } }],
    },
  );
  const answer = async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /one no/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Confirm answer B' }));
  };
  await answer();
  expect(await screen.findByText('Your answer: one no')).toBeTruthy();
  expect(screen.queryByText(/Correct answer/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await answer();
  expect(await screen.findByText('Correct answer: one yes')).toBeTruthy();
  expect(onPassed).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(onPassed).toHaveBeenCalled());
});

it('wakes the button once the server counts the whole video as watched', async () => {
  const media = {
    id: 'm1',
    kind: 'video',
    alt: 'The rehearsal',
    width: 16,
    height: 9,
    placeholder: '',
    hue: 0,
    small_url: null,
    medium_url: null,
    large_url: null,
    video_url: '/m1.mp4',
    duration_s: 12,
  } as const;
  const task = (played_s: number) => ({ ...reading, media, seconds: 0, watched: { played_s, needed_s: 10 } });
  const now = new Date().toISOString();
  const { calls } = play(entryOf({ type: 'CONTENT', seconds: 0, holds: ['media'] }), {
    'POST /requirements/:id/open': { data: attemptOf(task(0)) },
    'POST /requirements/:id/report': { data: { now, task: task(10), outcome: null } },
  });
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Watch 0:10 more' });
  expect(button.disabled).toBe(true);
  const video = screen.getByLabelText<HTMLVideoElement>('The rehearsal');
  const played = { length: 2, start: (at: number) => at * 6, end: (at: number) => at * 6 + 5 };
  Object.defineProperty(video, 'played', { value: played });
  fireEvent.timeUpdate(video);
  expect(await screen.findByRole('button', { name: 'Mark as done' })).toBeTruthy();
  expect(calls.at(-1)).toMatchObject({ body: { report: { type: 'CONTENT', played_s: 10 } } });
});
