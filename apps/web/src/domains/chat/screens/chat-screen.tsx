// /user/chat/{id}: one conversation, of whatever kind.
import { useParams } from 'react-router';
import { OpenById } from '../parts/open-by-id.tsx';
import { messagesPath } from '../public/paths.ts';

export function Component() {
  const { id = '' } = useParams();
  return <OpenById key={id} id={id} above={messagesPath()} />;
}
