// The words that doing a list and editing it share: types, summaries, states, and a sentence for each error.

import { requirementErrors } from './error-words.ts';
import { requirementTypeNames } from './public/requirement-type.ts';
import { socialWords } from './social-words.ts';

export const listWords = {
  loading: 'Loading requirements',
  failedTitle: 'Couldn’t load the requirements',
  xp: '{xp} XP',
  types: requirementTypeNames,
  summary: {
    seconds: { one: '{count} second', other: '{count} seconds' },
    noTime: 'No minimum time',
    code: { fixed: 'Scan or type a code', rotating: 'Scan a code on a screen' },
    atPlace: 'On site only',
    hiddenPlace: 'Hidden place',
    withCode: 'With the code on site',
    daysInARow: { one: '{count} day', other: '{count} days in a row' },
    daysInAll: { one: '{count} day', other: '{count} days' },
    fields: { one: '{count} question', other: '{count} questions' },
    questions: { one: '{count} question', other: '{count} questions' },
    hotspots: { one: '{count} place to find', other: '{count} places to find' },
    placeModel: 'Place a 3D model',
    findMarker: 'Scan a marker',
    holds: 'Hold {least} {symbol}',
    time: '{time} time limit',
    triesLeft: { one: '{count} try left', other: '{count} tries left' },
  },
  states: {
    todo: 'To do',
    open: 'Started',
    passed: 'Done',
    'out-of-tries': 'No tries left',
    locked: 'Locked',
    review: 'In review',
  },
  social: socialWords,
  refused: 'Not accepted: {reason}',
  errors: requirementErrors,
} as const;
