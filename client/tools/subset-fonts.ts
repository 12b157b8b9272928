import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import subsetFont from 'subset-font';

import { FONT_CHARACTERS } from './font-characters.ts';

const UI = join(import.meta.dirname, '../src/ui');

/** The fonts of `fonts.css` that have a smaller file. */
const FONTS = [
  {
    source: import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
    file: 'generated/figtree.woff2',
  },
  {
    source: import.meta.resolve(
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    ),
    file: 'generated/bricolage-grotesque.woff2',
  },
];

/** The weights that the style sheets use. */
const WEIGHTS = { min: 400, max: 800 };

/** What browsers apply unless they are told otherwise, and figures of one width. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'];

await mkdir(join(UI, 'generated'), { recursive: true });
for (const { source, file } of FONTS) {
  const whole = await readFile(fileURLToPath(source));
  const options = { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS }, keepFeatures: FEATURES } as const;
  const subset = await subsetFont(whole, FONT_CHARACTERS, options);
  await writeFile(join(UI, file), subset);
  console.log(`${basename(file)}: ${whole.length} -> ${subset.length} bytes`);
}
