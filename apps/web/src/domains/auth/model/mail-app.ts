// Where a person reads the mail of an address, for the providers that most use.

const apps: readonly { name: string; url: string; domains: RegExp }[] = [
  { name: 'Gmail', url: 'https://mail.google.com/', domains: /^(gmail|googlemail)\.com$/ },
  {
    name: 'Outlook',
    url: 'https://outlook.live.com/mail/',
    domains: /^(outlook|hotmail|live|msn)\.[a-z.]+$/,
  },
  { name: 'iCloud Mail', url: 'https://www.icloud.com/mail', domains: /^(icloud|me|mac)\.com$/ },
  { name: 'Yahoo Mail', url: 'https://mail.yahoo.com/', domains: /^(yahoo|ymail)\.[a-z.]+$/ },
  { name: 'Proton Mail', url: 'https://mail.proton.me/', domains: /^(proton|protonmail|pm)\.(me|com)$/ },
  { name: 'GMX', url: 'https://www.gmx.net/', domains: /^gmx\.[a-z.]+$/ },
];

export function mailApp(email: string): { name: string; url: string } | null {
  const domain = email.trim().toLowerCase().split('@').at(-1) ?? '';
  return apps.find((app) => app.domains.test(domain)) ?? null;
}
