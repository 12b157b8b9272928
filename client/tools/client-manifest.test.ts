import { expect, it } from 'vitest';

import { withSharedFiles } from './client-manifest.ts';

const LAYOUT = { file: 'assets/default-layout-a1.js', imports: ['_libraries-b2.js'] };
const PAGE = { file: 'assets/page-c3.js' };

it('finds a route that shares its file with others, and what the file imports', () => {
  const manifest = { '_default-layout-a1.js': LAYOUT, 'src/routes/page.tsx': PAGE };
  expect(withSharedFiles(manifest, [{ key: 'src/routes/_default.tsx', file: LAYOUT.file }])).toEqual({
    ...manifest,
    'src/routes/_default.tsx': LAYOUT,
  });
});

it('leaves a route that has a file of its own', () => {
  const manifest = { 'src/routes/page.tsx': PAGE, '_default-layout-a1.js': LAYOUT };
  expect(withSharedFiles(manifest, [{ key: 'src/routes/page.tsx', file: LAYOUT.file }])['src/routes/page.tsx']).toEqual(
    PAGE,
  );
});
