// The shape of a `*.gallery.tsx` file: a component's states, shown by the gallery page.
import type { ReactNode } from 'react';

export type Gallery = {
  title: string;
  sections: { name: string; render: () => ReactNode }[];
};
