// The texts for creators on a site where nobody can buy credit.
import { defineCopy } from '#platform/i18n/copy.ts';

export const paymentsOffCopy = defineCopy({
  text: 'Payments are off on this server. Fans can’t buy credit, so nobody can pay for items, packs or auctions yet.',
  contact: 'Ask {contact} to turn payments on.',
});
