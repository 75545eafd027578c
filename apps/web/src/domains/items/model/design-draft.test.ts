// Tests what is wrong with a design before the server is asked, and what it gets.
import { expect, it } from 'vitest';
import { changesOf, designDraftOf, fieldsOf, newDesignDraft, troublesOf } from './design-draft.ts';

const draft = { ...newDesignDraft(), name: 'Door stub' };

it('says what has to be put right', () => {
  expect(troublesOf(draft, 0)).toEqual([]);
  expect(troublesOf({ ...draft, name: '  ' }, 0)).toEqual(['name']);
  expect(troublesOf({ ...draft, edition: '0' }, 0)).toContain('edition');
  expect(troublesOf({ ...draft, edition: '1.5' }, 0)).toContain('edition');
  expect(troublesOf({ ...draft, edition: '40' }, 41)).toEqual(['edition']);
  expect(troublesOf({ ...draft, edition: '40', heldBack: '41' }, 0)).toEqual(['heldBack']);
  expect(troublesOf({ ...draft, from: 'upload' }, 0)).toEqual(['media']);
  const ticket = { ...draft, kind: 'ticket', isRedeemable: true } as const;
  expect(troublesOf(ticket, 0)).toEqual(['place']);
  const times = { place: 'The stairs', opens: '2026-12-12T20:00', until: '2026-12-12T19:00' };
  expect(troublesOf({ ...ticket, ...times }, 0)).toEqual(['until']);
  // Terms of a kind that cannot be handed in do not count.
  expect(troublesOf({ ...draft, isRedeemable: true }, 0)).toEqual([]);
});

it('sends an open run without a size, and terms only for what can be handed in', () => {
  expect(fieldsOf({ ...draft, isOpenRun: true, isRedeemable: true })).toMatchObject({
    edition_size: null,
    redeemable: null,
    picture: { from: 'drawn', object: 'polaroid' },
  });
});

it('sends only what was changed', () => {
  const can = { edit: true, edit_identity: false, grant: true, go_live: false, retire: true, remove: false };
  const design = {
    name: 'Door stub',
    description: '',
    quality: 'rare',
    kind: 'ticket',
    picture: { medium_url: '/m' },
    edition_size: 40,
    issued: 3,
    transferable: true,
    redeemable: null,
    management: { held_back: 0, can },
  } as unknown as Parameters<typeof designDraftOf>[0];
  const base = designDraftOf(design);
  expect(changesOf({ ...base, description: 'Torn by Mara.' }, base)).toEqual({
    description: 'Torn by Mara.',
  });
  expect(changesOf({ ...base, from: 'drawn', edition: '50' }, base)).toEqual({
    edition_size: 50,
    picture: { from: 'drawn', object: 'polaroid' },
  });
});
