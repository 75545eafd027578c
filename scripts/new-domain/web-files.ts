// A new domain on the phone: one screen with its list, its words and its test.
import type { Names } from './names.ts';

export function webFiles(names: Names): Record<string, string> {
  return { ...dataFiles(names), ...screenFile(names), ...screenTestFile(names) };
}

function dataFiles({ noun, identifier, type, title, address }: Names): Record<string, string> {
  const folder = `apps/web/src/domains/${noun}`;
  return {
    [`${folder}/copy.ts`]: `// Owns the texts of ${noun}.
import { defineCopy } from '#platform/i18n/copy.ts';

export const ${identifier}Copy = defineCopy({
  errors: { '${noun}.not-found': 'This entry is not here any more.' },
  title: '${title}',
  lead: 'Everything on this list, newest first.',
  loading: 'Loading the list',
  retry: 'Try again',
  more: 'Show more',
  moreFailed: "Couldn't load more.",
  failed: "Couldn't load this list",
  emptyTitle: 'Nothing here yet',
  empty: 'New entries show up here.',
});
`,
    [`${folder}/data/use-${noun}.ts`]: `// Owns the list of ${noun} as the phone reads it.
import { usePages } from '#platform/query/use-pages.ts';

export function use${type}() {
  return usePages('GET /${noun}', {}, { key: ['${noun}', 'list'] });
}
`,
    [`${folder}/routes.tsx`]: `// Owns the routes of the ${noun} domain, each fetched when it is opened.
import type { RouteEntry } from '#platform/navigation/route-entry.ts';

export const routes: readonly RouteEntry[] = [
  { path: '${address}', load: () => import('./screens/${noun}-screen.tsx') },
];
`,
  };
}

function screenFile({ noun, identifier, type, address }: Names): Record<string, string> {
  return {
    [`apps/web/src/domains/${noun}/screens/${noun}-screen.tsx`]: `// ${address}: everything there is, newest first.
import type { ${type}Entry } from '@stagepass/contract/${noun}/shapes.ts';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { ticket } from '@stagepass/ui/icon/phosphor/ticket.ts';
import { IconPlate, ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { datesIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { BackButton } from '#platform/navigation/back-button.tsx';
import { LazyMainTabs } from '#platform/navigation/lazy-main-tabs.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { useTitle } from '#platform/title/title.ts';
import { ${identifier}Copy } from '../copy.ts';
import { use${type} } from '../data/use-${noun}.ts';

export function Component() {
  const copy = useCopy(${identifier}Copy);
  useTitle(copy.title);
  const entries = use${type}();
  return (
    <Screen>
      <TopBar leading={<BackButton above="/discover" />} />
      <ScreenBody>
        <h1 className="sp-display">{copy.title}</h1>
        <p className="sp-quiet mt-2.5 mb-5">{copy.lead}</p>
        <Answered query={entries} copy={copy} failed={copy.failed}>
          {(found) =>
            found.length === 0 ? (
              <EmptyState title={copy.emptyTitle}>{copy.empty}</EmptyState>
            ) : (
              <>
                <RowGroup>
                  {found.map((entry) => (
                    <Entry key={entry.id} entry={entry} />
                  ))}
                </RowGroup>
                <More query={entries} copy={copy} />
              </>
            )
          }
        </Answered>
      </ScreenBody>
      <LazyMainTabs current="discover" />
    </Screen>
  );
}

function Entry({ entry: { title, created_at } }: { entry: ${type}Entry }) {
  const { tag } = useLocale();
  const made = datesIn(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(created_at));
  return (
    <ListRow leading={<IconPlate icon={<Icon of={ticket} />} />} title={<bdi>{title}</bdi>} detail={made} />
  );
}
`,
  };
}

function screenTestFile({ noun, address }: Names): Record<string, string> {
  return {
    [`apps/web/src/domains/${noun}/screens/${noun}-screen.test.tsx`]: `// @vitest-environment jsdom
// Tests the screen of ${noun}: its entries, what it says where there is none, and a failure that can be tried again.
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { openScreen, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { Component } from './${noun}-screen.tsx';

afterEach(strikeStage);

const entry = { id: 'e1', title: 'A red scarf', created_at: '2026-11-16T12:00:00Z' };
const answerOf = (data: (typeof entry)[]) => ({ data, beside: { next_cursor: null } });

test('shows what there is', async () => {
  stubServer({ 'GET /${noun}': answerOf([entry]) });
  openScreen('${address}', <Component />);
  await screen.findByText('A red scarf');
  expect(screen.queryByText('Nothing here yet')).toBeNull();
});

test('says so where there is nothing', async () => {
  stubServer({ 'GET /${noun}': answerOf([]) });
  openScreen('${address}', <Component />);
  await screen.findByText('Nothing here yet');
});

test('says that loading failed, and tries again', async () => {
  stubServer({ 'GET /${noun}': [{ status: 500, error: { code: 'internal' } }, answerOf([entry])] });
  openScreen('${address}', <Component />);
  await screen.findByText("Couldn't load this list");
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('A red scarf');
});
`,
  };
}
