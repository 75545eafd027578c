// Owns the addresses of campaigns, for other domains too.

export function campaignPath(id: string): string {
  return `/campaign/${encodeURIComponent(id)}`;
}

export function campaignProofPath(id: string): string {
  return `${campaignPath(id)}/proof`;
}

export function campaignWinnersPath(id: string): string {
  return `${campaignPath(id)}/winners`;
}

/** What somebody won, to be sent to others. */
export function sharedWinPath(id: string, userName: string): string {
  return `/win/${encodeURIComponent(id)}~${encodeURIComponent(userName)}`;
}

export function campaignBoardPath(id: string): string {
  return `${campaignPath(id)}/leaderboard`;
}

/** With an id, that campaign's editor is open. */
export function manageCampaignsPath(handle: string, id?: string): string {
  const list = `/club/${encodeURIComponent(handle)}/manage-campaigns`;
  return id === undefined ? list : `${list}?campaign=${encodeURIComponent(id)}`;
}
