// Owns where and when the demo world's tickets, coupons and perks are redeemed.

/** Where and when it is handed in; hours from now, so that the world is always as fresh as on its first day. */
export interface DemoDoors {
  place: string;
  address?: string;
  gate?: string;
  offer?: string;
  from_h?: number;
  /** So long after doors the show begins. */
  show_after_h?: number;
  until_h?: number;
}

const DAY = 24;

const doors = {
  'Last train home': {
    place: 'Paper Hall',
    address: '14 Quay Street, Ghent',
    gate: 'Gate B',
    offer: 'Standing, front half',
    from_h: 9 * DAY,
    show_after_h: 1,
    until_h: 9 * DAY + 5,
  },
  'Open rehearsal': {
    place: 'The room above the laundry',
    address: '3 Soap Lane',
    offer: 'Standing',
    from_h: -2,
    show_after_h: 3,
    until_h: 10,
  },
  'Ghent, the loud night': {
    place: 'Vooruit',
    address: 'Ghent',
    from_h: -20 * DAY,
    show_after_h: 1,
    until_h: -20 * DAY + 5,
  },
  'Choose the encore': {
    place: 'Paper Hall, stage door',
    offer: 'Name one song before the show',
    from_h: 9 * DAY - 3,
    until_h: 9 * DAY + 2,
  },
  'Tigers v Derby': {
    place: 'Print Works Ground',
    address: '1 Print Works Road',
    gate: 'Gate C',
    offer: 'Terrace, under the roof',
    from_h: 5 * DAY,
    show_after_h: 1,
    until_h: 5 * DAY + 4,
  },
  'Tigers v Harbour Town': {
    place: 'Print Works Ground',
    address: '1 Print Works Road',
    gate: 'Gate A',
    from_h: -12 * DAY,
    show_after_h: 1,
    until_h: -12 * DAY + 4,
  },
  'Birthday slice': {
    place: 'Third Kettle, the counter',
    offer: 'A slice of cake',
    from_h: -30 * DAY,
    until_h: 60 * DAY,
  },
  'Advent in the shed': {
    place: 'The lifeboat shed',
    address: 'Harbour wall, north end',
    show_after_h: 1,
    from_h: 18 * DAY,
    until_h: 18 * DAY + 3,
  },
  'The forty-second seat': {
    place: 'The Trapdoor',
    address: '42 Cellar Steps',
    gate: 'Stage left',
    show_after_h: 1,
    from_h: 26 * DAY,
    until_h: 26 * DAY + 3,
  },
} satisfies Record<string, DemoDoors>;

export function doorsOf(name: keyof typeof doors): DemoDoors {
  return doors[name];
}
