// The words before and after a quiz: its rules, and what was wrong.
import { defineCopy } from '#platform/i18n/copy.ts';

export const quizCopy = defineCopy({
  questions: { one: '{count} question', other: '{count} questions' },
  questionsHint: 'One at a time. You can’t go back.',
  time: '{time} time limit',
  timeHint: 'The timer starts when you press Start and keeps running if you leave.',
  noTime: 'No time limit',
  noTimeHint: 'Take as long as you like.',
  pass: '{percent}% to pass',
  passHint: { one: '{count} correct answer is enough.', other: '{count} correct answers are enough.' },
  tries: { one: '{count} try left', other: '{count} tries left' },
  triesHint: 'A try counts when you submit or the time runs out.',
  anyTries: 'Unlimited tries',
  start: 'Start the quiz',
  wrongTitle: { one: 'One wrong answer', other: '{count} wrong answers' },
  yours: 'Your answer: {answer}',
  none: 'You didn’t answer.',
  correct: 'Correct answer: {answer}',
  continue: 'Continue',
});
