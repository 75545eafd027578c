// The email a person typed on the auth page, so that no mode of it asks twice. In memory only.

let typed = '';

export function typedEmail(): string {
  return typed;
}

export function keepTypedEmail(email: string): void {
  typed = email;
}
