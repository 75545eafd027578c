// Owns the list of the routes of the specification, patterns written as in the specification; pure data, so that scripts can read it too.

export interface RouteFact {
  readonly pattern: string;
  readonly access: 'visitor' | 'fan' | 'operator' | 'signed-out';
  /** `tabs` has the tab bar. */
  readonly shell: 'bare' | 'tabs';
}

/** One route a line: who may open it, its shell, its pattern. Written out as objects it would be half a KiB more to wait for. */
export function routeFactsIn(lines: string): readonly RouteFact[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [access, shell, pattern] = line.split(' ');
      return { pattern, access, shell } as RouteFact;
    });
}

/** The routes of the specification: top level, main shell, club section, user section. */
export const seedRoutes = routeFactsIn(`
signed-out bare /auth
visitor bare /permission-error
visitor bare /welcome
visitor bare /verify-email
visitor bare /NTU
fan bare /item-qr
fan bare /scan-ticket
visitor bare /discord
visitor bare /tiktok
visitor bare /otp-verify
visitor bare /mission/{id}
visitor bare /campaign/{id}
visitor bare /ntt
visitor bare /market-item/{id}
visitor tabs /
visitor tabs /discover
fan tabs /home
fan tabs /missions
fan tabs /clubs
fan tabs /messages
fan tabs /notifications
fan tabs /station/{id}
visitor bare /club/{id}
visitor bare /club/post-detail/{id}
fan bare /club/{id}/id-center
fan bare /club/{id}/invite
visitor bare /club/invite/{code}
visitor bare /club/mission-detail/{id}
fan bare /club/play-mission/{id}
visitor bare /club/{id}/market
visitor bare /club/gacha/{id}
visitor bare /club/{id}/achievement
fan bare /club/station/{id}
fan bare /club/{id}/settings
visitor bare /club/{id}/home
visitor bare /club/{id}/missions
fan bare /club/{id}/stations
visitor bare /club/{id}/posts
fan bare /club/{id}/module
fan bare /club/{id}/requirement
visitor bare /club/{id}/info
visitor bare /club/{id}/subscriptions
visitor bare /club/subscription-detail/{id}
fan bare /club/club-subscription/{id}
fan bare /club/{id}/manage-subscriptions
visitor bare /club/{id}/levels
fan bare /club/{id}/manage-rules
fan bare /club/{id}/manage-votes
fan bare /club/vote-detail/{id}
fan bare /club/{id}/manage-members
fan bare /club/{id}/manage-member-tier
fan bare /club/{id}/manage
fan bare /club/{id}/manage-gacha
fan bare /club/{id}/manage-store
fan bare /club/{id}/manage-achievement
fan bare /club/{id}/manage-items
fan bare /club/{id}/vault
fan bare /club/{id}/messages
fan bare /club/{id}/new-chat
fan bare /club/{id}/chat/{user_name}
fan bare /club/{id}/ai
fan bare /club/{id}/upgrade-license
fan bare /club/{id}/overview
fan bare /club/{id}/checkin
fan bare /club/levels
fan bare /club/tasks
fan bare /club/badges
fan bare /club/{id}/openai-profile
visitor bare /user/{id}
fan bare /user/welcome
fan bare /user/settings
fan bare /user/creatorpod
fan bare /user/profile
fan bare /user/editprofile
fan bare /user/inventory
fan bare /user/wallet
fan bare /user/fan-token
fan bare /user/transaction-history
fan bare /user/buy-credit
fan bare /user/change-password
fan bare /user/redeem-history
fan bare /user/creator-club
fan bare /user/create-club
fan bare /user/create-club-ai
fan bare /user/new-chat
fan bare /user/chat/{id}
fan bare /user/fanpass
`);
