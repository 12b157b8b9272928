import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

const ROUTES = join(import.meta.dirname, '../../routes');
const files = readdirSync(ROUTES).filter((file) => file.endsWith('.tsx') && file !== '__root.tsx');

it('are exactly five, and every page renders in one of them (ROUTE-20)', () => {
  const layouts = ['checkout', 'default', 'empty', 'primecheckout', 'resetpassword'];
  expect(files.flatMap((file) => /^_([a-z]+)\.tsx$/u.exec(file)?.[1] ?? []).sort()).toEqual(layouts);
  expect(files.filter((file) => !layouts.some((layout) => file.startsWith(`_${layout}.`)))).toEqual([]);
  for (const layout of layouts)
    expect(readFileSync(join(ROUTES, `_${layout}.tsx`), 'utf8')).toMatch(
      /import \{ \w+Layout \} from '\.\.\/app\/layouts\//u,
    );
});

it('have the pages of Prime in a layout of their own (ROUTE-05)', () => {
  expect(files.filter((file) => file.startsWith('_primecheckout.')).sort()).toEqual([
    '_primecheckout.prime.checkout.tsx',
    '_primecheckout.prime.index.tsx',
    '_primecheckout.tsx',
  ]);
});
