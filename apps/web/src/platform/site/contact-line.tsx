// A sentence that tells people where to write; nothing where this site has no address.
import { TextLink } from '@stagepass/ui/text-link/text-link.tsx';
import { useContact } from './site.ts';

export interface ContactLineProps {
  /** The sentence with the address in it. */
  text: (values: { contact: string }) => string;
  className?: string;
  /** `span` inside other words. */
  as?: 'p' | 'span';
}

export function ContactLine({ text, className = 'sp-small sp-quiet', as: Tag = 'p' }: ContactLineProps) {
  const contact = useContact();
  if (contact === null) return null;
  const [before = '', after = ''] = text({ contact }).split(contact);
  return (
    <Tag className={className}>
      {before}
      <TextLink href={`mailto:${contact}`}>{contact}</TextLink>
      {after}
    </Tag>
  );
}
