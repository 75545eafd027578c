// Owns moving to another screen from code that is no component; the app lends it the router's own function.

type Navigate = (path: string, options?: { replace?: boolean }) => void;

let navigate: Navigate | null = null;

/** Called once by the app; returns the way to take it back. */
export function lendNavigate(lent: Navigate): () => void {
  navigate = lent;
  return () => {
    if (navigate === lent) navigate = null;
  };
}

export function go(path: string, options?: { replace?: boolean }): void {
  if (navigate) navigate(path, options);
  else window.location.assign(path);
}
