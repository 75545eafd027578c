// A member's number as it is printed: five digits, more where there are more.

export function cardNumber(number: number): string {
  return String(number).padStart(5, '0');
}
