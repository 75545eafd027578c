// Owns what every still life is given.

export type StillLifeProps = {
  /** Keeps the ids of gradients and masks apart where two pictures are on one screen. */
  uid: string;
  /** The word painted on it, where there is one. */
  word?: string | undefined;
};
