// A stage in three sizes with its lights on: what stands over a license, the larger the more it allows.

export type StageSize = 'small' | 'medium' | 'large';

/** The least of the licenses stands on a small stage, the most on a large one, whatever lies between on a medium one. */
export function stageOf(place: number, count: number): StageSize {
  if (place === 0) return 'small';
  return place === count - 1 ? 'large' : 'medium';
}

const art = {
  small: {
    viewBox: '0 18 100 42',
    house: 'M14 50H86V60H14ZM20 22H24V50H20ZM76 22H80V50H76ZM16 18H84V23H16Z',
    lights: 'M50 23L42 50H58Z',
  },
  medium: {
    viewBox: '0 10 100 62',
    house: 'M4 60H96V72H4ZM10 16H15V60H10ZM85 16H90V60H85ZM6 10H94V16H6Z',
    lights: 'M34 16L22 60H42ZM66 16L58 60H78Z',
  },
  large: {
    viewBox: '0 3 100 75',
    house:
      'M0 66H100V78H0ZM4 20H9V66H4ZM91 20H96V66H91ZM0 20Q50 -12 100 20V26Q50 -4 0 26ZM0 40H6V66H0ZM94 40H100V66H94Z',
    lights: 'M24 14L12 66H30ZM50 8L40 66H60ZM76 14L70 66H88Z',
  },
} as const;

export function StageArt({ size }: { size: StageSize }) {
  const { viewBox, house, lights } = art[size];
  return (
    <svg className="sp-license-stage" data-size={size} viewBox={viewBox} aria-hidden="true" focusable="false">
      <path d={house} />
      <path className="sp-license-lights" d={lights} />
    </svg>
  );
}
