// The names that a new domain's noun takes in code, in tables and on screen, and which nouns can have none.
import { parseSync } from 'rolldown/utils';
import { CommandError } from '../lib/command-error.ts';

export interface Names {
  /** `lost-property` */
  readonly noun: string;
  /** `lostProperty` */
  readonly identifier: string;
  /** `LostProperty` */
  readonly type: string;
  /** `lost_property` */
  readonly table: string;
  /** `Lost property` */
  readonly title: string;
  /** Where the screen is: `/lost-property`. */
  readonly address: string;
}

export function identifierOf(noun: string): string {
  return noun.replaceAll(/-([a-z])/g, (_whole, letter: string) => letter.toUpperCase());
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function namesOf(noun: string, address: string): Names {
  const identifier = identifierOf(noun);
  return {
    noun,
    identifier,
    type: capital(identifier),
    table: noun.replaceAll('-', '_'),
    title: capital(noun.replaceAll('-', ' ')),
    address,
  };
}

/** PostgreSQL's reserved words that somebody might take for a domain. A table of that name would need quotes for ever. */
const SQL_WORDS = 'array case check column constraint grant group limit offset order table user window';
/** Leaves room in PostgreSQL's 63 characters for the names of a table's indexes. */
const LONGEST = 40;

/** Refuses what could not be written into code or SQL. */
export function checkNoun(noun: string): void {
  if (!/^[a-z]+(-[a-z]+)*$/.test(noun) || noun.length > LONGEST)
    throw new CommandError(
      `"${noun}" is no name for a domain: take a noun in kebab-case, such as raffles or lost-property, of at most ${LONGEST} letters.`,
    );
  const isCode = parseSync('noun.ts', `export const ${identifierOf(noun)} = 1;`).errors.length === 0;
  if (!isCode || SQL_WORDS.split(' ').includes(noun))
    throw new CommandError(
      `"${noun}" is a reserved word of TypeScript or SQL: take another noun, or its plural.`,
    );
}
