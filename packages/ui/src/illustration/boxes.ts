// Owns the size of each still life, apart from its drawing: whoever waits for one keeps its place.

export const boxes = {
  mic: '0 0 350 400',
  amp: '0 40 350 320',
  torch: '0 -34 350 334',
  door: '0 0 350 300',
  mail: '0 0 350 240',
  case: '0 0 350 290',
  rail: '0 0 350 280',
  mark: '0 0 350 330',
  ticket: '0 0 350 250',
  stage: '0 0 350 280',
} as const;

export type IllustrationName = keyof typeof boxes;
