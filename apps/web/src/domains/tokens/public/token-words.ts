// Owns how an amount of a club's token is said: a number and the symbol.

export function tokenWords(amount: number, symbol: string): string {
  return `${amount.toLocaleString('en-US')} ${symbol}`;
}
