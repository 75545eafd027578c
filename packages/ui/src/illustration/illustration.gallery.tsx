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
      name: 'Signal lost',
      render: () => <Illustration name="amp" label="A guitar lead pulled out of its amplifier" />,
    },
    {
      name: 'Offline',
      render: () => <Illustration name="torch" label="A torch lighting a patch of floor" />,
    },
    {
      name: 'Not for you yet',
      render: () => (
        <GelScope hue={20}>
          <Illustration name="door" word="Front Row" label="A rope across a half-open backstage door" />
        </GelScope>
      ),
    },
    {
      name: 'Check your mail',
      render: () => <Illustration name="mail" word="Admit you" label="A ticket in an envelope" />,
    },
    {
      name: 'Nothing in the vault',
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
      name: 'No such page',
      render: () => <Illustration name="ticket" label="A torn ticket; its other half is missing" />,
    },
    {
      name: 'Marked out',
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
