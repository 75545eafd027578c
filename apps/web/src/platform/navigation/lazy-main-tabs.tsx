// The tab bar for screens with a bar of their own: fetched behind them, its place kept free from the first paint on.
import { Suspense } from 'react';
import { latePart } from '../late/late-part.tsx';
import type { MainPlace } from './main-tabs.tsx';
import './lazy-main-tabs.css';

const Tabs = latePart(async () => (await import('./main-tabs.tsx')).MainTabs);
Tabs.expect();

export function LazyMainTabs({ current }: { current: MainPlace }) {
  return (
    <Suspense fallback={<div className="sp-tabs-place" />}>
      <Tabs current={current} />
    </Suspense>
  );
}
