// Owns the operator's commands about countries: where draws are offered, and from which age.
import { type CountriesDesk, countriesDesk } from '#domains/ledger/public/countries-desk.ts';
import type { Platform } from '#platform/platform.ts';
import { type AdminCommand, UsageError } from './admin-command.ts';

export const countryCommands: Record<string, AdminCommand> = {
  countries: {
    usage: 'countries OPERATOR_EMAIL',
    about: 'where draws are not offered, or to older people only; everywhere else they are for adults of 18',
    async run(platform, [email]) {
      const rules = await (await deskOf(platform, email)).list();
      const closed = platform.config.GACHA_COUNTRIES_REFUSED;
      const lines = [
        ...closed.map((country) => `${named(country)}  closed, by GACHA_COUNTRIES_REFUSED`),
        ...rules.map(({ country, least_age, note, set_at }) =>
          [
            named(country),
            least_age === null ? 'closed' : `from ${least_age}`,
            `since ${set_at.toISOString().slice(0, 10)}`,
            ...(note === '' ? [] : [note]),
          ].join('  '),
        ),
      ];
      return lines.length === 0 ? 'No country has a rule of its own.' : lines.join('\n');
    },
  },
  'set-country': {
    usage: 'set-country OPERATOR_EMAIL COUNTRY closed|AGE|house [NOTE]',
    about:
      'closes draws in a country (two letters), lets people draw there from an age of 18 to 30, or puts it back under the rule of the house; counts at once',
    async run(platform, [email, code, rule, ...words]) {
      const desk = await deskOf(platform, email);
      const country = (code ?? '').toUpperCase();
      if (!/^[A-Z]{2}$/.test(country)) throw new UsageError('Which country? Give its two letters, as JP.');
      if (rule === 'house') return cleared(await desk.clear(country), country);
      const least_age = ageIn(rule);
      const note = words.join(' ').trim();
      if (note.length > 300) throw new UsageError('Say it in 300 characters at most.');
      if ((await desk.set({ country, least_age, note })) === 'no-such-country')
        throw new UsageError(`There is no country ${country}.`);
      return least_age === null
        ? `Nobody in ${named(country)} can draw any more.`
        : `In ${named(country)} draws are for people of ${least_age} and over.`;
    },
  },
};

async function deskOf(platform: Platform, email: string | undefined): Promise<CountriesDesk> {
  const desk = email === undefined ? undefined : await countriesDesk(platform, email);
  if (desk === undefined)
    throw new UsageError('Give the e-mail of an operator first: the log says who decided.');
  return desk;
}

function ageIn(rule: string | undefined): number | null {
  if (rule === 'closed') return null;
  const age = Number(rule);
  if (!Number.isInteger(age) || age < 18 || age > 30)
    throw new UsageError('What holds there? Say closed, an age from 18 to 30, or house.');
  return age;
}

function cleared(outcome: 'done' | 'not-there', country: string): string {
  if (outcome === 'not-there') throw new UsageError(`${named(country)} has no rule of its own.`);
  return `${named(country)} is under the rule of the house again: draws are for adults of 18.`;
}

const names = new Intl.DisplayNames(['en'], { type: 'region' });

function named(country: string): string {
  return `${country} ${names.of(country) ?? ''}`.trim();
}
