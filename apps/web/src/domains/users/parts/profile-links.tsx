// The links that a person put on their profile.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { linkSimple } from '@stagepass/ui/icon/phosphor/link-simple.ts';
import { IconPlate, ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { shownAddress } from '../model/link-address.ts';

export function ProfileLinks({ title, links }: { title: string; links: { label: string; url: string }[] }) {
  if (links.length === 0) return null;
  return (
    <>
      <SectionHead title={title} />
      <RowGroup>
        {links.map((link) => (
          <ListRow
            key={`${link.label} ${link.url}`}
            title={link.label}
            detail={<span className="break-all">{shownAddress(link.url)}</span>}
            leading={<IconPlate tone="gel" icon={<Icon of={linkSimple} />} />}
            leads
            render={(anatomy) => (
              <a href={link.url} target="_blank" rel="noopener noreferrer nofollow ugc" {...anatomy} />
            )}
          />
        ))}
      </RowGroup>
    </>
  );
}
