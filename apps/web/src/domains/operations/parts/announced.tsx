// What the site announces now, above the inbox.
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { useCall } from '#platform/query/query.ts';

export function Top() {
  const { data = [] } = useCall('GET /announcements', {}, { key: ['operations', 'current'] });
  if (data.length === 0) return null;
  return (
    <div className="my-4 grid gap-2">
      {data.map(({ id, title, text }) => (
        <Notice key={id}>
          <b dir="auto">{title}</b> <span dir="auto">{text}</span>
        </Notice>
      ))}
    </div>
  );
}
