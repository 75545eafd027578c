// /club/{id}/settings: everything about a club that its staff may change, and the owner's danger zone.
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { armchair } from '@stagepass/ui/icon/phosphor/armchair.ts';
import { listChecks } from '@stagepass/ui/icon/phosphor/list-checks.ts';
import { rows } from '@stagepass/ui/icon/phosphor/rows.ts';
import { scroll } from '@stagepass/ui/icon/phosphor/scroll.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { Dock, Screen, ScreenBody, SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import type { ReactNode } from 'react';
import { LinkFields } from '#domains/users/public/link-fields.tsx';
import { FormError } from '#platform/forms/form-error.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { LeaveGuard } from '#platform/navigation/leave-guard.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { useTitle } from '#platform/title/title.ts';
import { useSettingsForm } from '../data/use-settings-form.ts';
import { PolicyChoices } from '../parts/policy-choices.tsx';
import { DangerZone } from '../parts/settings/danger-zone.tsx';
import { PrintField } from '../parts/settings/print-field.tsx';
import { WordFields } from '../parts/settings/word-fields.tsx';
import { ClubFrame } from '../public/club-frame.tsx';
import { ClubHero } from '../public/club-hero.tsx';
import { GelField } from '../public/gel-field.tsx';
import { HandOverAnswer } from '../public/hand-over-answer.tsx';
import { clubScreenPath } from '../public/paths.ts';
import type { ClubView } from '../public/use-club.ts';
import { settingsCopy } from '../settings-copy.ts';

export function Component() {
  return <ClubFrame need="manage_club">{(club) => <Settings key={club.id} club={club} />}</ClubFrame>;
}

function Settings({ club }: { club: ClubView }) {
  const copy = useCopy(settingsCopy);
  useTitle(copy.title);
  const form = useSettingsForm(club);
  const { values: draft, set: edit } = form;
  return (
    <GelScope hue={draft.hue}>
      <Screen>
        <TopBar
          leading={<LeaveGuard dirty={form.dirty} above={clubScreenPath(club.handle, 'home')} copy={copy} />}
          title={<span dir="auto">{club.name}</span>}
        />
        <ScreenBody>
          <h1 className="sp-display">{copy.title}</h1>
          {club.viewer.can.answer_hand_over ? (
            <div className="mt-5">
              <HandOverAnswer club={club} />
            </div>
          ) : null}
          <form {...form.form}>
            <Section title={copy.look}>
              <ClubHero
                club={{ ...club, name: draft.name, hue: draft.hue, category: draft.category }}
                as="p"
                framed
              />
              <div className="mt-3.5">
                <GelField hue={draft.hue} onChange={(hue) => edit({ hue })} />
              </div>
              <div className="grid gap-5 mt-6">
                <PrintField club={club} which="cover" />
                <div className="max-w-40">
                  <PrintField club={club} which="picture" />
                </div>
              </div>
            </Section>
            <Section title={copy.name}>
              <WordFields form={form} handle={club.handle} />
            </Section>
            <Section title={copy.links}>
              <LinkFields
                links={draft.links}
                wrong={form.errors.links ? form.faults.links : []}
                onChange={(links) => edit({ links })}
                copy={copy}
              />
            </Section>
            <Section title={copy.doors}>
              <PolicyChoices value={draft} onChange={edit} />
            </Section>
            <FormError of={form} />
          </form>
          <More club={club} />
          <DangerZone club={club} />
        </ScreenBody>
        <Dock>
          <SubmitButton of={form} disabled={!form.dirty && !form.pending}>
            {copy.save}
          </SubmitButton>
        </Dock>
      </Screen>
    </GelScope>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <SectionHead title={title} />
      {children}
    </section>
  );
}

function More({ club }: { club: ClubView }) {
  const copy = useCopy(settingsCopy);
  const ways = [
    { screen: 'module', title: copy.tabs, detail: copy.tabsText, icon: rows },
    { screen: 'manage-member-tier', title: copy.tiers, detail: copy.tiersText, icon: armchair },
    { screen: 'requirement', title: copy.requirements, detail: copy.requirementsText, icon: listChecks },
    { screen: 'manage-rules', title: copy.rules, detail: copy.rulesText, icon: scroll },
  ] as const;
  return (
    <Section title={copy.more}>
      <RowGroup>
        {ways.map((way) => (
          <ListRow
            key={way.screen}
            title={way.title}
            detail={way.detail}
            leading={<Icon of={way.icon} size="1.375rem" />}
            leads
            render={(anatomy) => <Link to={clubScreenPath(club.handle, way.screen)} {...anatomy} />}
          />
        ))}
      </RowGroup>
    </Section>
  );
}
