// Owns the operator's commands about people, clubs, licenses and disputes: the same acts as in the operator area.
import { reason as reasonText } from '@stagepass/contract/operations/shapes.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { openDisputes } from '#domains/ledger/public/open-disputes.ts';
import { grantsDesk } from '#domains/licenses/public/grants-desk.ts';
import { siteActs, siteLists } from '#domains/operations/public/site-desk.ts';
import { findPerson } from '#domains/users/public/find-person.ts';
import type { Platform } from '#platform/platform.ts';
import { type AdminCommand, UsageError } from './admin-command.ts';
import { operatorFor, told } from './admin-operator.ts';

export const operationCommands: Record<string, AdminCommand> = {
  people: {
    usage: 'people [TEXT]',
    about: 'the newest accounts, or those whose name, user name, email or id fits',
    async run(platform, words) {
      const { data } = await siteLists(platform).people({ q: words.join(' '), show: 'all' });
      const lines = data.map(({ user, email, suspended_at }) =>
        [user.id, user.user_name, email ?? '', ...(suspended_at === null ? [] : ['suspended'])].join('  '),
      );
      return lines.length === 0 ? 'Nobody was found.' : lines.join('\n');
    },
  },
  'suspend-person': suspension('person', true),
  'unsuspend-person': suspension('person', false),
  'list-clubs': {
    usage: 'list-clubs [TEXT]',
    about: 'the newest clubs, private and suspended ones too, or those whose name, handle or id fits',
    async run(platform, words) {
      const { data } = await siteLists(platform).clubs({ q: words.join(' '), show: 'all' });
      const lines = data.map(({ club, suspended_at }) =>
        [club.id, club.handle, club.name, ...(suspended_at === null ? [] : ['suspended'])].join('  '),
      );
      return lines.length === 0 ? 'No club was found.' : lines.join('\n');
    },
  },
  'suspend-club': suspension('club', true),
  'unsuspend-club': suspension('club', false),
  disputes: {
    usage: 'disputes',
    about: 'payments that a bank took back or asks about, and what is still owed of them',
    async run(platform) {
      const data = await openDisputes(platform);
      const lines = data.map(
        ({ id, state, user, owed_cents, payment_ref }) =>
          `${id}  ${state}  ${user?.user_name ?? 'gone'}  ${owed_cents} cents owed  ${payment_ref}`,
      );
      return lines.length === 0 ? 'No dispute is open.' : lines.join('\n');
    },
  },
  licenses: {
    usage: 'licenses',
    about: 'licenses that were granted, and the plans that can be',
    async run(platform) {
      const { data, plans } = await grantsDesk(platform).list();
      const lines = data.map(
        ({ club, plan, until }) => `${club.handle}  ${plan.key}  ${until ?? 'without an end'}`,
      );
      return [...lines, `Plans: ${plans.map(({ key }) => key).join(', ')}`].join('\n');
    },
  },
  'grant-license': {
    usage: 'grant-license OPERATOR_EMAIL HANDLE PLAN REASON',
    about: 'grants a club a license without an end; what it paid ahead goes back',
    async run(platform, [email, handle, plan = '', ...words]) {
      const operator = await operatorFor(platform, email);
      const id = await clubIdOf(platform, handle);
      const grant = { id, plan, until: null, reason: reasonOf(words) };
      await told(grantsDesk(platform).grant(operator, grant));
      return `${handle} has the license ${plan} now.`;
    },
  },
};

function suspension(what: 'person' | 'club', suspended: boolean): AdminCommand {
  const name = suspended ? `suspend-${what}` : `unsuspend-${what}`;
  const about = {
    person: suspended ? 'ends all sessions of an account and lets nobody sign in' : 'lets them sign in again',
    club: suspended
      ? 'takes a club out of sight of all but its staff; its owner reads the reason'
      : 'brings it back; its owner reads the reason',
  };
  return {
    usage: `${name} OPERATOR_EMAIL ${what === 'person' ? 'EMAIL' : 'HANDLE'} REASON`,
    about: about[what],
    async run(platform, [email, of, ...words]) {
      const operator = await operatorFor(platform, email);
      const reason = reasonOf(words);
      if (what === 'person') {
        const person = of === undefined ? undefined : await findPerson(platform.db, { email: of });
        if (person === undefined) throw new UsageError(`There is no account with the email ${of ?? ''}.`);
        await told(siteActs(platform, operator).suspendPerson({ id: person.id, suspended, reason }));
      } else {
        const id = await clubIdOf(platform, of);
        await told(siteActs(platform, operator).suspendClub({ id, suspended, reason }));
      }
      return suspended ? `${of} is suspended.` : `The suspension of ${of} is lifted.`;
    },
  };
}

async function clubIdOf(platform: Platform, handle: string | undefined): Promise<string> {
  const club = handle === undefined ? undefined : await findClub(platform, platform.db, handle);
  if (club === undefined || club.closed_at !== null)
    throw new UsageError(`There is no club ${handle ?? ''}.`);
  return club.id;
}

function reasonOf(words: readonly string[]): string {
  const reason = reasonText.safeParse(words.join(' '));
  if (!reason.success) throw new UsageError(`The reason ${reason.error.issues[0]?.message ?? 'is missing'}.`);
  return reason.data;
}
