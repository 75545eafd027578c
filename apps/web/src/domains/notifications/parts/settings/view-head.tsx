// The head of a page inside settings.
import { useTitle } from '#platform/title/title.ts';

export function ViewHead({ title, lead }: { title: string; lead: string }) {
  useTitle(title);
  return (
    <>
      <h1 className="sp-display">{title}</h1>
      <p className="sp-quiet mt-2.5 mb-5">{lead}</p>
    </>
  );
}
