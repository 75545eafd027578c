// @vitest-environment jsdom
// The permission screen names the tier, or the scope of an admin, that is needed.
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openScreen, strikeStage } from '#platform/testing/stage.tsx';
import { Component } from './permission-error-screen.tsx';

afterEach(strikeStage);

it.each([
  ['front-row', /^This is for Front Row and higher tiers in this club\./],
  ['backstage', /^This is for Backstage in this club\./],
])('says who may come in from %s on', (tier, sentence) => {
  openScreen(`/permission-error?reason=tier&tier=${tier}`, <Component />);
  expect(screen.getByText(sentence)).toBeTruthy();
});

it.each([
  ['scan', 'scanning tickets and passes'],
  ['sales', 'items, the store and sales'],
  ['nonsense', 'the club’s settings'],
])('tells an admin which scope is missing: %s', (scope, said) => {
  openScreen(`/permission-error?reason=scope&scope=${scope}`, <Component />);
  expect(screen.getByRole('heading', { name: 'Your admin role doesn’t cover this' })).toBeTruthy();
  expect(screen.getByText(new RegExp(`but not for ${said}\\.`))).toBeTruthy();
});
