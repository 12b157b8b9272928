import '@vitejs/plugin-react/preamble';

const STYLES = '@styles.css';

let updates = 0;

/** Reloads the style sheet of the server-rendered page when styles change; otherwise removed rules would stay. */
import.meta.hot?.on('vite:afterUpdate', ({ updates: changed }) => {
  if (!changed.some(({ path }) => path.endsWith('.css'))) return;
  const sheet = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href^="/${STYLES}"]`);
  updates += 1;
  if (sheet !== null) sheet.href = `/${STYLES}?${updates}`;
});

await import('../src/app/entry-client.tsx');
