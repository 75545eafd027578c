// Owns reading and changing the query of the current address. Use it, not React Router's useSearchParams.
import { useLocation, useNavigate } from 'react-router';

type Change = Readonly<Record<string, string | null>>;

/** The query, and a way to change some of it: null takes a name out. Replaces the address unless told otherwise. */
export function useSearch(): [URLSearchParams, (change: Change, options?: { replace?: boolean }) => void] {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const change = (changes: Change, options: { replace?: boolean } = {}) => {
    const query = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) query.delete(name);
      else query.set(name, value);
    }
    const text = query.toString();
    void navigate(`${pathname}${text === '' ? '' : `?${text}`}${hash}`, { replace: options.replace ?? true });
  };
  return [new URLSearchParams(search), change];
}
