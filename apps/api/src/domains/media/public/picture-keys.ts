// Owns where the files of a claimed picture lie, for those who keep their keys beside their own row.
import { pictureFiles } from '../media.rules.ts';
import type { MediaFacts } from './media-facts.ts';

export function pictureKeys({ base }: Pick<MediaFacts, 'base'>): {
  small: string;
  medium: string;
  large: string;
} {
  const [small, medium, large] = pictureFiles;
  return { small: `${base}/${small}`, medium: `${base}/${medium}`, large: `${base}/${large}` };
}
