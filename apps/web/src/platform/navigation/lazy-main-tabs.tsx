// The tab bar for screens with a bar of their own: fetched behind them, its place kept free from the first paint on.
import { latePart } from '../late/late-part.tsx';
import type { MainPlace } from './main-tabs.tsx';
import './lazy-main-tabs.css';

const Tabs = latePart(() => import('./main-tabs.tsx'), 'MainTabs');
Tabs.expect();

export function LazyMainTabs({ current }: { current: MainPlace }) {
  return <Tabs meanwhile={<div className="sp-tabs-place" />} current={current} />;
}
