// Runs inside the gallery page: finds what sticks out sideways and what axe objects to, by gallery.

export type PageFault = { gallery: string; text: string };

type AxeNode = { target: string[]; failureSummary?: string };
type AxeViolation = { id: string; help: string; nodes: AxeNode[] };
type Axe = { run: (context: unknown, options: unknown) => Promise<{ violations: AxeViolation[] }> };

/** Elements that reach past the screen and that no scrolling or clipping parent holds. */
export function overflowFaults(): { gallery: string; text: string }[] {
  const faults = new Map<string, string>();
  const held = (element: Element): boolean => {
    for (let parent = element.parentElement; parent; parent = parent.parentElement)
      if (getComputedStyle(parent).overflowX !== 'visible') return true;
    return false;
  };
  // Strokes may reach over the edge of their drawing; only the drawing itself takes room.
  const isInk = (element: Element): boolean =>
    element instanceof SVGElement && !(element instanceof SVGSVGElement);
  for (const element of document.querySelectorAll('body *')) {
    const box = element.getBoundingClientRect();
    const sticksOut = box.right > innerWidth + 1 || box.left < -1;
    if (!sticksOut || box.width === 0 || held(element) || isInk(element)) continue;
    const gallery = element.closest('[data-gallery]')?.getAttribute('data-gallery') ?? 'page';
    const name = element.getAttribute('class') ?? element.tagName;
    if (!faults.has(gallery))
      faults.set(
        gallery,
        `wider than the screen: ${name} from ${Math.round(box.left)} to ${Math.round(box.right)}`,
      );
  }
  if (faults.size === 0 && document.documentElement.scrollWidth > innerWidth)
    faults.set('page', `the page scrolls sideways to ${document.documentElement.scrollWidth}`);
  return [...faults].map(([gallery, text]) => ({ gallery, text }));
}

/** Axe over the whole page. Rules about a page's outline are off: a gallery is no page. */
export async function axeFaults(): Promise<{ gallery: string; text: string }[]> {
  const { axe } = window as unknown as { axe: Axe };
  const off = [
    'region',
    'landmark-unique',
    'landmark-one-main',
    'landmark-no-duplicate-main',
    'landmark-no-duplicate-banner',
    'landmark-banner-is-top-level',
    'landmark-main-is-top-level',
    'heading-order',
    'page-has-heading-one',
  ];
  const rules = Object.fromEntries(off.map((id) => [id, { enabled: false }]));
  const { violations } = await axe.run(document, { rules, resultTypes: ['violations'], elementRef: false });
  return violations.flatMap((violation) =>
    violation.nodes.map((node) => {
      const target = node.target.join(' ');
      const element = document.querySelector(target);
      const gallery = element?.closest('[data-gallery]')?.getAttribute('data-gallery') ?? 'page';
      const why = node.failureSummary?.split('\n').slice(1).join(' ').trim() ?? '';
      return { gallery, text: `${violation.id}: ${violation.help} (${target}) ${why}` };
    }),
  );
}
