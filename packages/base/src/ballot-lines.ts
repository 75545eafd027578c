// Owns the texts behind a sealed vote, so that the server that seals it and a phone that checks it hash the same bytes.

export interface Ballot {
  vote_id: string;
  ballot_id: string;
  /**
   * Known to the fan alone: without it nobody can tell whose line it is. Begins with the key that the phone made for this choice, so
   * that no two fans can be given the same line.
   */
  nonce: string;
  /** Places of the chosen options, from 1. */
  options: readonly number[];
  weight: number;
}

/** One ballot as everybody may see it. */
export interface BallotLine {
  hash: string;
  options: readonly number[];
  weight: number;
}

/** Its SHA-256, as lower-case hex, stands in the line of the list. */
export function ballotText({ vote_id, ballot_id, nonce, options, weight }: Ballot): string {
  return ['ballot', vote_id, ballot_id, nonce, placesText(options), String(weight)].join('\n');
}

export function lineText({ hash, options, weight }: BallotLine): string {
  return `${hash} ${placesText(options)} ${weight}`;
}

/** What the ballots answer. */
export interface Asked {
  id: string;
  title: string;
  /** The labels of the options, in the order of their places. */
  labels: readonly string[];
}

/** The first lines of what is sealed. The question is part of it: other words over the same ballots would be another result. */
export function sealHead({ id, title, labels }: Asked): string {
  return `vote ${id}\n${JSON.stringify([title, ...labels])}`;
}

/** Its SHA-256 is the seal: over the question and all lines, in the order of their hashes. */
export function sealText(asked: Asked, lines: readonly BallotLine[]): string {
  const sorted = lines.toSorted((one, other) => (one.hash < other.hash ? -1 : 1));
  return [sealHead(asked), ...sorted.map(lineText)].join('\n');
}

/** The beginning of the nonce of a ballot that was sent with this key. */
export function nonceStart(clientKey: string): string {
  return clientKey.replaceAll('-', '');
}

/** What the lines add up to for each place from 1: how many chose it, and with how much weight. */
export function sumLines(
  lines: readonly BallotLine[],
  places: number,
): { ballots: number; weight: number }[] {
  const sums = Array.from({ length: places }, () => ({ ballots: 0, weight: 0 }));
  for (const { options, weight } of lines)
    for (const place of options) {
      const sum = sums[place - 1];
      if (sum === undefined) continue;
      sum.ballots += 1;
      sum.weight += weight;
    }
  return sums;
}

function placesText(options: readonly number[]): string {
  return options.toSorted((one, other) => one - other).join(',');
}
