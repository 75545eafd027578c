// How the networks write their own names. Another one is shown as the payment service calls it.

const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

export function brandName(brand: string): string {
  return brands[brand] ?? `${brand.slice(0, 1).toUpperCase()}${brand.slice(1)}`;
}
