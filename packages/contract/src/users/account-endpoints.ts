// Owns the endpoints by which a person downloads their data and deletes the account.
import { z } from 'zod';
import { notFound, stepUpNeeded } from '../common-errors.ts';
import { endpoint } from '../endpoint.ts';
import { answer, idOr, time, zip } from '../shapes.ts';
import { dataExport, deletion } from './account-shapes.ts';
import { deletionOwnsClubs, exportRunning } from './errors.ts';

export const listDataExports = endpoint({
  method: 'GET',
  path: '/users/me/exports',
  summary: 'The caller’s exports of the last 30 days, latest first.',
  who: 'fan',
  answer: answer(z.array(dataExport)),
  errors: [],
});

export const askForDataExport = endpoint({
  method: 'POST',
  path: '/users/me/exports',
  summary:
    'Starts to export everything this site stores about the caller, and emails them when the file is ready.',
  who: 'fan',
  rates: [{ by: 'user', limit: 5, window_s: 86_400 }],
  status: 202,
  answer: answer(dataExport),
  errors: [exportRunning, stepUpNeeded],
});

export const fetchDataExport = endpoint({
  method: 'GET',
  path: '/users/me/exports/:id/archive.zip',
  summary: 'One of the caller’s exports that is ready, as a file.',
  who: 'fan',
  rates: [{ by: 'user', limit: 30, window_s: 3600 }],
  params: z.strictObject({ id: idOr(notFound) }),
  ...zip,
  errors: [notFound],
});

export const getDeletion = endpoint({
  method: 'GET',
  path: '/users/me/deletion',
  summary: 'Whether the account will be deleted, and what prevents it.',
  who: 'fan',
  answer: answer(deletion),
  errors: [],
});

export const askForDeletion = endpoint({
  method: 'POST',
  path: '/users/me/deletion',
  summary:
    'Deletes the account after 14 days. Every device is signed out at once; signing in before then cancels it.',
  who: 'fan',
  rates: [{ by: 'user', limit: 10, window_s: 86_400 }],
  answer: answer(z.object({ due_at: time })),
  errors: [deletionOwnsClubs, stepUpNeeded],
});
