import { readFileSync } from 'node:fs';

/**
 * The process of a gateway in development. It loads the packages, which takes longest, before it is needed,
 * and the development build once it is told to start.
 */
const { dependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

process.on('disconnect', () => process.exit(0));
process.once('message', (start) => {
  import('../dist/dev/dev.js').then(({ startInDevelopment }) => startInDevelopment(start));
});
await Promise.all(
  Object.keys(dependencies)
    .filter((name) => !name.startsWith('@shop/'))
    .map((name) => import(name)),
);
