// Picture, film and sound in every state.
import type { Gallery } from '../gallery-shape.ts';
import { demoPoster } from '../illustration/demo-art.ts';
import { MediaCard } from './media-card.tsx';

const nothing = () => undefined;

export const gallery: Gallery = {
  title: 'Media card',
  sections: [
    {
      name: 'Picture',
      render: () => (
        <MediaCard
          kind="picture"
          src={demoPoster('curtain', 20)}
          alt="A sock on a stage"
          caption="Forty-one coats on one rail."
        />
      ),
    },
    {
      name: 'Film',
      render: () => (
        <MediaCard
          kind="film"
          src={demoPoster('waves', 200)}
          alt="The harbour at six"
          duration="1:00"
          actionLabel="Play the harbour at six"
          onAction={nothing}
        />
      ),
    },
    {
      name: 'Sound',
      render: () => (
        <MediaCard
          kind="sound"
          alt="One minute of the new carol"
          duration="0:24"
          heard={0.4}
          playing
          actionLabel="Pause the new carol"
          onAction={nothing}
        />
      ),
    },
    {
      name: 'Uploading',
      render: () => (
        <MediaCard kind="picture" src={demoPoster('kites', 95)} alt="Kites" state="loading" progress={0.62} />
      ),
    },
    {
      name: 'Failed',
      render: () => (
        <MediaCard
          kind="picture"
          alt="Kites"
          state="failed"
          message="Couldn’t load this picture."
          actionLabel="Try again"
          onAction={nothing}
        />
      ),
    },
    {
      name: 'Covered',
      render: () => (
        <MediaCard
          kind="picture"
          src={demoPoster('tiger', 55)}
          alt="Tigers"
          state="covered"
          message="Flashing lights"
          actionLabel="Show picture"
          onAction={nothing}
        />
      ),
    },
  ],
};
