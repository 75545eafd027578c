// Owns reading and changing the query of the current address. Use it, not React Router's useSearchParams.
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';

type Change = Readonly<Record<string, string | null>>;

/** The query, and a way to change some of it: null takes a name out. Replaces the address unless told otherwise. */
export function useSearch(): [URLSearchParams, (change: Change, options?: { replace?: boolean }) => void] {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  // The same object for the same query: screens name it in their effects.
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const change = (changes: Change, options: { replace?: boolean } = {}) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    const text = next.toString();
    void navigate(`${pathname}${text === '' ? '' : `?${text}`}${hash}`, { replace: options.replace ?? true });
  };
  return [query, change];
}
