// @vitest-environment jsdom
// Tests the editors of steps on site: a code's kind and uses, and a place typed, pasted or taken from the phone.
import type { ConfigOf } from '@stagepass/contract/requirements/shapes.ts';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { blankConfig } from '../../model/blank-config.ts';
import { LocationEditor } from './location-editor.tsx';
import { QrcodeEditor } from './qrcode-editor.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const rest = { media: [], onBusy: () => {} };

function editCode() {
  const last: { config: ConfigOf<'QRCODE'> } = { config: blankConfig('QRCODE') };
  function Edited() {
    const [config, setConfig] = useState(last.config);
    last.config = config;
    return <QrcodeEditor {...rest} config={config} onChange={setConfig} />;
  }
  render(<Edited />);
  return last;
}

function editPlace() {
  const last: { config: ConfigOf<'LOCATION'> } = { config: blankConfig('LOCATION') };
  function Edited() {
    const [config, setConfig] = useState(last.config);
    last.config = config;
    return <LocationEditor {...rest} config={config} onChange={setConfig} />;
  }
  render(<Edited />);
  return last;
}

it('writes a rotating code with a number of uses, at one place', async () => {
  const last = editCode();
  await userEvent.click(screen.getByRole('radio', { name: 'Changes every 30 s' }));
  await userEvent.type(screen.getByLabelText('How often it can be used'), '25');
  await userEvent.type(screen.getByLabelText('Where fans find it'), 'By the bar');
  await userEvent.click(screen.getByRole('switch', { name: 'Only at one place' }));
  await userEvent.click(screen.getByLabelText('Latitude'));
  await userEvent.paste('51.5072, -0.1276');
  expect(last.config).toEqual({
    type: 'QRCODE',
    mode: 'rotating',
    uses: 25,
    where: 'By the bar',
    place: { lat: 51.5072, long: -0.1276, radius_m: 150 },
  });
});

it('takes numbers as they are typed, with the point on its way', async () => {
  const last = editPlace();
  await userEvent.type(screen.getByLabelText('Name of the place'), 'Hall');
  await userEvent.type(screen.getByLabelText('Latitude'), '-51.05');
  await userEvent.type(screen.getByLabelText('Longitude'), '3.7');
  expect(last.config.place).toEqual({ lat: -51.05, long: 3.7, radius_m: 150 });
  await userEvent.click(screen.getByRole('switch', { name: 'Keep the place secret' }));
  await userEvent.click(screen.getByRole('switch', { name: 'Also ask for the code on site' }));
  expect(last.config).toMatchObject({ name: 'Hall', hidden: true, code: true });
});

it('puts the place where the phone is', async () => {
  vi.stubGlobal('navigator', {
    geolocation: {
      getCurrentPosition: (good: (to: object) => void) =>
        good({ coords: { latitude: 51.12345678, longitude: -0.5 } }),
    },
  });
  const last = editPlace();
  await userEvent.click(screen.getByRole('button', { name: 'Use my position' }));
  await waitFor(() => expect(last.config.place).toMatchObject({ lat: 51.123457, long: -0.5 }));
});
