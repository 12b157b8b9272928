import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

import { SanitizedHtml } from './sanitized-html.tsx';

it('accepts only HTML that the gateway has sanitised, by its type', () => {
  // @ts-expect-error A text is no CleanHtml.
  expect(renderToString(<SanitizedHtml html="<b>Text</b>" />)).toContain('<b>Text</b>');
});
