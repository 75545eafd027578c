// /club/{id}/manage-rules: reports to decide, the rules of the house, its word list, and the log of what the staff did.
import { PanelTabs } from '@stagepass/ui/underline-tabs/underline-tabs.tsx';
import { ClubFrame } from '#domains/clubs/public/club-frame.tsx';
import { ClubScreen } from '#domains/clubs/public/club-screen.tsx';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { useSearch } from '#platform/navigation/use-search.ts';
import { useTitle } from '#platform/title/title.ts';
import { moderationCopy } from '../copy.ts';
import { AuditLog } from '../parts/audit-log.tsx';
import { CaseQueue } from '../parts/case-queue.tsx';
import { HouseRules } from '../parts/house-rules.tsx';
import { TextPolicyForm } from '../parts/text-policy-form.tsx';

const tabs = ['queue', 'rules', 'words', 'log'] as const;
type Tab = (typeof tabs)[number];

export function Component() {
  return <ClubFrame need="manage_content">{(club) => <ManageRules club={club} />}</ClubFrame>;
}

function ManageRules({ club }: { club: ClubView }) {
  const copy = useCopy(moderationCopy);
  useTitle(copy.title);
  const [search, setSearch] = useSearch();
  const tab = tabs.find((name) => name === search.get('tab')) ?? 'queue';
  return (
    <ClubScreen club={club} above={clubScreenPath(club.handle, 'manage')}>
      <h1 className="sp-display">{copy.title}</h1>
      <p className="sp-quiet mt-2.5 mb-4">{copy.lead}</p>
      <PanelTabs<Tab>
        id="rules"
        label={copy.tabsLabel}
        current={tab}
        tabs={tabs.map((key) => ({ key, label: copy.tabs[key] }))}
        onChange={(key) => setSearch({ tab: key, case: null })}
      />
      <div role="tabpanel" id={`rules-${tab}-panel`} aria-labelledby={`rules-${tab}-tab`} className="mt-5">
        {tab === 'queue' ? <CaseQueue clubId={club.id} /> : null}
        {tab === 'rules' ? <HouseRules club={club} /> : null}
        {tab === 'words' ? <TextPolicyForm clubId={club.id} /> : null}
        {tab === 'log' ? <AuditLog clubId={club.id} /> : null}
      </div>
    </ClubScreen>
  );
}
