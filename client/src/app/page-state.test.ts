import { expect, it } from 'vitest';

import { jsonForHtml, pageStateIn } from './page-state.ts';

it('is found after content with the same id', () => {
  document.body.innerHTML = `<p id="page-state">{"buildId":"forged"}</p><script type="text/plain" id="page-state">{"buildId":"forged"}</script><script type="application/json" id="page-state">${jsonForHtml({ buildId: 'ours' })}</script>`;
  expect(pageStateIn(document)).toEqual({ buildId: 'ours' });
});
