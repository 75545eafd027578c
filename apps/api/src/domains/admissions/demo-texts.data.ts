// Owns the words of the demo world's requests and codes.

export const demoNotes: readonly { note: string; hours_ago: number }[] = [
  {
    note: 'Alto, on good days. I sang in a school choir that came second in a contest of two. I would like to come second again, but with you.',
    hours_ago: 74,
  },
  {
    note: 'I walk past the harbour hall every Tuesday and have learned the bass part of four songs through the wall. May I hear them from the inside?',
    hours_ago: 51,
  },
  {
    note: 'My neighbour Ruth sings with you and says you need tenors. I am one, according to Ruth.',
    hours_ago: 40,
  },
  {
    note: 'New in town, no friends, one good black shirt. I read music slowly and bring cake fast.',
    hours_ago: 22,
  },
  { note: '', hours_ago: 9 },
  {
    note: 'I was a member under another name until 2019, then life. I still hum the Kyrie while washing up. Is my chair by the radiator free?',
    hours_ago: 3,
  },
];

/** The first is the one whose address the manifest shows as an example. */
export const demoCodes = [
  {
    code: 'TRAPSTAR',
    label: 'Stage-door list, spring run',
    max_uses: 40,
    uses: 11,
    made_days_ago: 21,
    ends_in_days: 30,
    revoked: false,
  },
  {
    code: 'PRESSN1GHT',
    label: 'Press night',
    max_uses: 6,
    uses: 6,
    made_days_ago: 34,
    ends_in_days: null,
    revoked: false,
  },
  {
    code: 'UNDERSTUDY',
    label: 'Understudies and their mothers',
    max_uses: null,
    uses: 4,
    made_days_ago: 55,
    ends_in_days: null,
    revoked: false,
  },
  {
    code: 'RAFFLE2025',
    label: 'Raffle tickets (misprinted, sorry)',
    max_uses: 100,
    uses: 2,
    made_days_ago: 90,
    ends_in_days: null,
    revoked: true,
  },
] as const;
