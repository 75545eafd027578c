// A legal text on screen: title, what it is about, numbered sections that are easy to read and to quote.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { caretLeft } from '@stagepass/ui/icon/phosphor/caret-left.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { ListRow } from '@stagepass/ui/list-row/list-row.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { commonCopy } from '#platform/i18n/common-copy.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { useWayBack } from '#platform/navigation/use-way-back.ts';
import { useContact } from '#platform/site/site.ts';
import { useTitle } from '#platform/title/title.ts';
import './legal-text.css';

type Said = string | ((values: { host: string }) => string);
type Contact = (values: { contact: string }) => string;
export interface LegalTextProps {
  title: string;
  lead: Said;
  updated: string;
  sections: Readonly<Record<string, { title: string; first: Said; contact?: Contact; second: Said }>>;
  /** The other text. */
  beside: { to: string; title: string };
}

export function LegalText({ title, lead, updated, sections, beside }: LegalTextProps) {
  const common = useCopy(commonCopy);
  const goBack = useWayBack();
  const contact = useContact();
  useTitle(title);
  const say = (text: Said) => (typeof text === 'string' ? text : text({ host: window.location.host }));
  return (
    <Screen>
      <TopBar
        leading={
          goBack ? (
            <IconButton
              label={common.back}
              icon={<Icon of={caretLeft} weight="bold" mirror size="1.25rem" />}
              onClick={goBack}
            />
          ) : null
        }
      />
      <ScreenBody className="pages-legal">
        <h1 className="sp-display">{title}</h1>
        <p className="pages-legal-lead">{say(lead)}</p>
        <p className="sp-serial sp-faint">{updated}</p>
        {Object.entries(sections).map(([key, section], index) => (
          <section key={key} aria-labelledby={`legal-${key}`}>
            <h2 className="sp-title" id={`legal-${key}`}>
              <span className="pages-legal-number sp-num">{index + 1}</span>
              {section.title}
            </h2>
            <p>{say(section.first)}</p>
            {section.contact === undefined || contact === null ? null : <p>{section.contact({ contact })}</p>}
            <p>{say(section.second)}</p>
          </section>
        ))}
        <ListRow leads title={beside.title} render={(anatomy) => <Link {...anatomy} to={beside.to} />} />
      </ScreenBody>
    </Screen>
  );
}
