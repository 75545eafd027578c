// The main shell: the screen above, the tab bar below.
import { Outlet } from 'react-router';

export function TabsShell() {
  return <Outlet />;
}
