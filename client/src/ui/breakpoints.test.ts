import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');

/** Default font size of browsers, in pixels. */
const USUAL_FONT_PX = 16;

const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:css|tsx?)$/u.test(file) && !/\.test\.tsx?$/u.test(file))
  .map((file) => ({ file, text: readFileSync(join(SOURCE, file), 'utf8') }));
const sheets = sources.filter(({ file }) => file.endsWith('.css'));

const named = sheets.find(({ file }) => file.endsWith('ui/breakpoints.css'))?.text ?? '';

describe('breakpoints', () => {
  it('are mobile to 767, tablet from 768, laptop from 1024, large laptop from 1280, large desktop from 1780 pixels; touch is no hover (CONST-03)', () => {
    const inPixels = named.replaceAll(
      /(?<em>[\d.]+)em\)/gu,
      (_length, em: string) => `${Number(em) * USUAL_FONT_PX}px)`,
    );
    for (const [name, query] of [
      ['--mobile', '(width < 768px)'],
      ['--tablet', '(width >= 768px)'],
      ['--laptop', '(width >= 1024px)'],
      ['--large-laptop', '(width >= 1280px)'],
      ['--large-desktop', '(width >= 1780px)'],
      ['--touch', '(hover: none)'],
    ]) {
      expect(inPixels).toContain(`@custom-media ${name} ${query};`);
    }
  });

  it('grow with the letters that the browser is set to: no sheet and no picture measures the screen in pixels (WCAG 1.4.4)', () => {
    const inPixels = /\((?:min-|max-)?width[^)]*px\)/u;
    const measuring = sources.filter(({ text }) => inPixels.test(text));
    expect(measuring.map(({ file }) => file)).toEqual([]);
  });

  it('are named in one place: no other sheet measures the screen by itself (CONST-03)', () => {
    const measuring = sheets.filter(
      ({ file, text }) => !file.endsWith('ui/breakpoints.css') && /@media[^{]*(?:width|hover)/u.test(text),
    );
    expect(measuring.map(({ file }) => file)).toEqual([]);
  });
});
