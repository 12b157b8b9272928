import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');

const sheets = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, sheet: readFileSync(join(SOURCE, file), 'utf8') }));

const named = sheets.find(({ file }) => file.endsWith('ui/breakpoints.css'))?.sheet ?? '';

describe('breakpoints', () => {
  it('are mobile to 767, tablet from 768, laptop from 1024, large laptop from 1280, large desktop from 1780 pixels; touch is no hover (CONST-03)', () => {
    for (const [name, query] of [
      ['--mobile', '(width < 768px)'],
      ['--tablet', '(width >= 768px)'],
      ['--laptop', '(width >= 1024px)'],
      ['--large-laptop', '(width >= 1280px)'],
      ['--large-desktop', '(width >= 1780px)'],
      ['--touch', '(hover: none)'],
    ]) {
      expect(named).toContain(`@custom-media ${name} ${query};`);
    }
  });

  it('are named in one place: no other sheet measures the screen by itself (CONST-03)', () => {
    const measuring = sheets.filter(({ file, sheet }) => !file.endsWith('ui/breakpoints.css') && /@media[^{]*(?:width|hover)/u.test(sheet));
    expect(measuring.map(({ file }) => file)).toEqual([]);
  });
});
