// Owns the list of routes that the product adds to those of the specification: who may open each, its shell, its pattern.
import { routeFactsIn } from '../seed-routes.ts';

export const beyondSeedRoutes = routeFactsIn(`
fan bare /club/{id}/manage-missions
fan bare /club/{id}/votes
fan bare /club/{id}/manage-channels
visitor bare /club/{id}/token
fan bare /club/{id}/manage-token
fan bare /club/{id}/manage-tips
visitor bare /campaign/{id}/leaderboard
visitor bare /campaign/{id}/proof
visitor bare /campaign/{id}/winners
fan bare /club/{id}/manage-campaigns
fan bare /club/{id}/manage-stations
fan bare /club/{id}/manage-orders
fan bare /club/{id}/manage-sets
visitor bare /club/set/{id}
visitor bare /badge/{id}
visitor bare /level/{id}
visitor bare /win/{id}
visitor bare /set/{id}
fan bare /club/step-code/{id}
visitor bare /gift/{secret}
fan bare /user/subscription-gifts
fan bare /user/subscriptions
fan bare /user/purchases
fan bare /order/{id}
visitor bare /club/{id}/gacha
visitor bare /club/gacha/{id}/odds
visitor bare /club/gacha/proof/{draw}
fan bare /user/tickets
visitor bare /p/{slug}
operator bare /operator
operator bare /operator/reports
operator bare /operator/people
operator bare /operator/clubs
operator bare /operator/money
operator bare /operator/pages
operator bare /operator/tables
operator bare /operator/system
operator bare /operator/features
operator bare /operator/announcements
visitor bare /unsubscribe
visitor bare /legal/terms
visitor bare /legal/privacy
fan bare /club/{id}/manage-webhooks
fan bare /club/{id}/manage-webhooks/{webhook}
visitor bare /club/{id}/events
visitor bare /club/event/{id}
fan bare /club/{id}/manage-events
`);
