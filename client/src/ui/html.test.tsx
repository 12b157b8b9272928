import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

import { Html } from './html.tsx';

it('takes no text that the gateway has not cleaned: its type keeps it out', () => {
  // @ts-expect-error A text is no CleanHtml.
  expect(renderToString(<Html html="<b>Text</b>" />)).toContain('<b>Text</b>');
});
