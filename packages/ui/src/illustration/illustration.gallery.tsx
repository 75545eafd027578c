// The still lifes.
import type { Gallery } from '../gallery-shape.ts';
import { GelScope } from '../gel/gel-scope.tsx';
import { Illustration } from './illustration.tsx';

export const gallery: Gallery = {
  title: 'Illustration',
  sections: [
    {
      name: 'Nothing said yet',
      render: () => <Illustration name="mic" label="An empty stage with one lit microphone" />,
    },
    {
      name: 'Error',
      render: () => <Illustration name="amp" label="A guitar lead pulled out of its amplifier" />,
    },
    {
      name: 'Offline',
      render: () => <Illustration name="torch" label="A flashlight shining on a patch of floor" />,
    },
    {
      name: 'No access',
      render: () => (
        <GelScope hue={20}>
          <Illustration name="door" word="Front Row" label="A rope across a half-open backstage door" />
        </GelScope>
      ),
    },
    {
      name: 'Check your email',
      render: () => <Illustration name="mail" word="Your code" label="A ticket in an envelope" />,
    },
    {
      name: 'Empty inventory',
      render: () => (
        <GelScope hue={232}>
          <Illustration name="case" label="A flight case with nothing but a plectrum in it" />
        </GelScope>
      ),
    },
    {
      name: 'No clubs yet',
      render: () => (
        <GelScope hue={150}>
          <Illustration name="rail" label="A wardrobe rail with empty hangers" />
        </GelScope>
      ),
    },
    {
      name: 'Nobody there yet',
      render: () => (
        <GelScope hue={310}>
          <Illustration name="mark" label="A lit tape cross on an empty stage" />
        </GelScope>
      ),
    },
    {
      name: 'Page not found',
      render: () => <Illustration name="ticket" label="A torn ticket; its other half is missing" />,
    },
    {
      name: 'Not available yet',
      render: () => <Illustration name="stage" label="An empty stage with places marked in tape" />,
    },
    {
      name: 'A long word on the door',
      render: () => (
        <Illustration name="door" word="Nur für Mitglieder" label="A rope across a backstage door" />
      ),
    },
  ],
};
