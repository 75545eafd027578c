// Tests that a refused requirement names fields as the form does.
import { expect, it } from 'vitest';
import { ApiError } from '#platform/api/api-error.ts';
import { copyIn } from '#platform/i18n/copy.ts';
import { getLocale } from '#platform/i18n/locale.ts';
import { editCopy } from '../edit-copy.ts';
import { editTrouble } from './edit-trouble.ts';

const copy = copyIn(editCopy, getLocale());
const refused = (field: string) =>
  new ApiError({
    status: 422,
    code: 'requirements.config-not-right',
    message: '',
    details: { problems: [{ field, message: 'is empty' }] },
  });

it.each([
  ['body.title', 'Title is empty.'],
  ['body.config.link.url', 'Link address is empty.'],
  ['body.config.pass_percent', 'Percent needed to pass is empty.'],
  ['body.config.questions.0.text', 'Question 1 is empty.'],
  ['body.config.fields.2.label', 'Question 3 is empty.'],
  ['body.config.questions.1.options.3.text', 'Question 2, Option 4 is empty.'],
  ['body.config.fields', 'Questions is empty.'],
  ['config.media_id', 'The picture is empty.'],
  ['body.config.hotspots.1.clue', 'The clue of place 2 is empty.'],
  ['body.config.contract', 'The contract address is empty.'],
])('calls %s by its name on the form', (field, words) => {
  expect(editTrouble(copy, refused(field))).toBe(`${copy.errors['requirements.config-not-right']} ${words}`);
});

it('never shows a name that no form has', () => {
  expect(editTrouble(copy, refused('body.config.type'))).toBe(copy.errors['requirements.config-not-right']);
});

it('says that somebody else was first', () => {
  expect(editTrouble(copy, new ApiError({ status: 409, code: 'conflict', message: '' }))).toBe(
    copy.edit.changed,
  );
});
