// Owns the question where a design is offered. Later rows sell and draw, so they know; boot puts their answers here.
import type { DesignPlace, DesignPlaces, PlacesOfKind } from '@stagepass/contract/items/design-shapes.ts';
import type { Platform } from '#platform/platform.ts';
import { slot } from '#platform/slot/slot.ts';

/** What one domain answers: the kinds that it knows. */
export type PlacesOf<Kind extends keyof DesignPlaces = keyof DesignPlaces> = (
  platform: Platform,
  designId: string,
) => Promise<Pick<DesignPlaces, Kind>>;

export const placesOfDesign = slot<PlacesOf>('places-of-design');

export const PLACES_SHOWN = 5;

/** Each row carries the count of all rows, as `count(*) over ()` does. */
export function placesOf(rows: readonly (DesignPlace & { count: number })[]): PlacesOfKind {
  return { count: rows[0]?.count ?? 0, first: rows.map(({ count: _, ...place }) => place) };
}
