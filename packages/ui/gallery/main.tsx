// Shows every `*.gallery.tsx` on one page. Query: ?theme=light|dark&text=200&dir=rtl&only=<title>
import '../src/styles.css';
import { createRoot } from 'react-dom/client';
import { collected } from './collect.ts';
import './gallery.css';

const query = new URLSearchParams(location.search);
const root = document.documentElement;
root.className = query.get('theme') === 'light' ? 'light' : 'dark';
root.dir = query.get('dir') === 'rtl' ? 'rtl' : 'ltr';
const text = Number(query.get('text') ?? 100);
if (text !== 100) root.style.fontSize = `${text}%`;

const only = query.get('only');
const galleries = collected
  .filter((gallery) => only === null || gallery.title === only)
  .sort((left, right) => left.title.localeCompare(right.title));

const slug = (words: string): string => words.toLowerCase().replace(/[^a-z0-9]+/g, '-');

function Page() {
  return (
    <main className="gallery">
      <h1 className="sp-display">{only ?? 'Parts list'}</h1>
      {galleries.map((gallery) => (
        <section key={gallery.title} data-gallery={gallery.title}>
          <h2>{gallery.title}</h2>
          {gallery.sections.map((section) => (
            <section
              key={section.name}
              className="gallery-section"
              data-section={slug(`${gallery.title} ${section.name}`)}
            >
              <h3>{section.name}</h3>
              {section.render()}
            </section>
          ))}
        </section>
      ))}
    </main>
  );
}

const host = document.getElementById('gallery');
if (!host) throw new Error('the gallery page has no #gallery element');
createRoot(host).render(<Page />);
void document.fonts.ready.then(() => {
  document.body.dataset.ready = 'true';
});
