import { expect, it } from 'vitest';
import { escapeHtml } from './escape-html.ts';

it.each([
  ['a & b', 'a &amp; b'],
  ['<b title="x">', '&lt;b title=&quot;x&quot;&gt;'],
  ["it's", 'it&#39;s'],
  ['plain', 'plain'],
])('%j is safe in HTML as %j', (text, expected) => {
  expect(escapeHtml(text)).toBe(expected);
});
