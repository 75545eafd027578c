// Collects the galleries of all components. A module of its own: the glob's imports are hoisted to the top of the
// file they stand in, and the stylesheet that orders the layers must come before them.
import type { Gallery } from '../src/gallery-shape.ts';

const modules = import.meta.glob<{ gallery: Gallery }>('../src/**/*.gallery.tsx', { eager: true });
export const collected: Gallery[] = Object.values(modules).map((module) => module.gallery);
