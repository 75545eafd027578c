// @vitest-environment jsdom
// Tests that the operator area comes and goes while the app is open, without loading it anew.
import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { storeSession, updateSession } from '#platform/session/session.ts';
import { aSession, openScreen, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { Section } from './operator-section.tsx';

afterEach(strikeStage);

test('somebody who becomes an operator sees the way to the area at once, and loses it with the role', async () => {
  storeSession(aSession({ operator: false }));
  stubServer({});
  openScreen('/user/settings', <Section />);
  expect(screen.queryByText('Operator area')).toBeNull();
  act(() => updateSession({ operator: true }));
  await screen.findByText('Operator area');
  act(() => updateSession({ operator: false }));
  await waitFor(() => expect(screen.queryByText('Operator area')).toBeNull());
});
