// Owns the operator's commands about the site as a whole: features, announcements, featured clubs, health.
import { type Feature, features } from '@stagepass/contract/features.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { setFeaturedClubs } from '#domains/fronts/public/feature-club.ts';
import { siteActs, siteLists } from '#domains/operations/public/site-desk.ts';
import { type AdminCommand, UsageError } from './admin-command.ts';
import { operatorFor, told } from './admin-operator.ts';

const isFeature = (name: string | undefined): name is Feature => features.some((other) => other === name);

export const siteCommands: Record<string, AdminCommand> = {
  features: {
    usage: 'features',
    about: 'what can be switched off for everybody, and what is',
    async run(platform) {
      const found = await siteLists(platform).features();
      return found
        .map(({ feature, on, note, off_since }) =>
          on ? `${feature}  on` : `${feature}  off since ${off_since}  ${note}`,
        )
        .join('\n');
    },
  },
  'set-feature': {
    usage: 'set-feature OPERATOR_EMAIL FEATURE on|off [NOTE]',
    about: 'switches one off for everybody, or on again; it counts within seconds',
    async run(platform, [email, feature, state, ...words]) {
      const operator = await operatorFor(platform, email);
      if (!isFeature(feature) || (state !== 'on' && state !== 'off'))
        throw new UsageError(`Give one of ${features.join(', ')}, and on or off.`);
      await told(
        siteActs(platform, operator).setFeature({ feature, on: state === 'on', note: words.join(' ') }),
      );
      return `${feature} is ${state}.`;
    },
  },
  announcements: {
    usage: 'announcements',
    about: 'what is announced to everybody, newest first',
    async run(platform) {
      const { data } = await siteLists(platform).announcements();
      const lines = data.map(
        ({ id, title, starts_at, ends_at }) => `${id}  ${starts_at} to ${ends_at}  ${title}`,
      );
      return lines.length === 0 ? 'Nothing is announced.' : lines.join('\n');
    },
  },
  announce: {
    usage: 'announce OPERATOR_EMAIL HOURS TITLE',
    about: 'shows a sentence to everybody from now on, for so many hours',
    async run(platform, [email, hours, ...words]) {
      const operator = await operatorFor(platform, email);
      const [length, title] = [Number(hours), words.join(' ').trim()];
      if (!(length > 0 && length <= 8760) || title === '' || title.length > 80)
        throw new UsageError('Give the hours, and a title of at most 80 characters.');
      const now = platform.clock.now();
      const ends = new Date(now.getTime() + length * 3_600_000);
      const when = { starts_at: now.toISOString(), ends_at: ends.toISOString() };
      const { id } = await told(siteActs(platform, operator).announce({ title, text: '', ...when }));
      return `Announced: ${id}.`;
    },
  },
  'remove-announcement': {
    usage: 'remove-announcement OPERATOR_EMAIL ID',
    about: 'takes an announcement back at once',
    async run(platform, [email, id]) {
      const operator = await operatorFor(platform, email);
      if (id === undefined) throw new UsageError('Which one? Its id stands in the list.');
      await told(siteActs(platform, operator).removeAnnouncement(id));
      return 'Taken back.';
    },
  },
  'set-featured': {
    usage: 'set-featured OPERATOR_EMAIL [HANDLE …]',
    about: 'the clubs at the head of Discover in this order, and no others',
    async run(platform, [email, ...handles]) {
      const operator = await operatorFor(platform, email);
      const ids: string[] = [];
      for (const handle of handles) {
        const club = await findClub(platform, platform.db, handle);
        if (club === undefined) throw new UsageError(`There is no club ${handle}. Nothing was changed.`);
        ids.push(club.id);
      }
      await told(setFeaturedClubs(platform, operator.user_id, ids));
      return `${ids.length} clubs are featured.`;
    },
  },
  health: {
    usage: 'health',
    about: 'job lanes, database, storage and the latest backup',
    async run(platform) {
      return JSON.stringify(await siteLists(platform).health(), null, 2);
    },
  },
};
