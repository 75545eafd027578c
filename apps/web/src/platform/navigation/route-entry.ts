// Owns what a domain says about one of its routes; the route table is made of these.
import type { ComponentType, ReactNode } from 'react';

/** Who may open the screen; the server decides again on every call. */
export type Access =
  /** Anyone. */
  | 'visitor'
  /** Anyone signed in. */
  | 'fan'
  /** Only people who are not signed in; the others go home. */
  | 'signed-out'
  /** Whoever runs the instance. */
  | 'operator';

export interface ScreenModule {
  Component: ComponentType;
  /** The document's title, where the page comes drawn; the screen itself sets it in any case. */
  title?: string;
  /** Put around the screen by the app. */
  Provider?: ComponentType<{ children: ReactNode }>;
}

export interface RouteEntry {
  /** Pattern of the router, for example `/club/:id/home`. */
  path: string;
  /** Fetches the screen's module; called when the route is opened. */
  load: () => Promise<ScreenModule>;
  /** `tabs` stands in the main shell with the tab bar; `bare` is the default. */
  shell?: 'tabs' | 'bare';
  /** `visitor` is the default. */
  access?: Access;
  /** The screen keeps no server answers: it opens without the query cache, which the first load cannot afford. */
  plain?: true;
}
