// Which greeting fits the hour on the reader's own clock.
export type Greeting = 'morning' | 'afternoon' | 'evening' | 'night';

export function greetingAt(hour: number): Greeting {
  if (hour < 5) return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}
