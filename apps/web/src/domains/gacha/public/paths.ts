// The addresses of gacha: a pool, its odds over time, and the proof of one draw.

export function gachaPath(poolId: string): string {
  return `/club/gacha/${encodeURIComponent(poolId)}`;
}

/** Published against drawn. */
export function gachaOddsPath(poolId: string): string {
  return `${gachaPath(poolId)}/odds`;
}

export function gachaProofPath(drawId: string): string {
  return `/club/gacha/proof/${encodeURIComponent(drawId)}`;
}
