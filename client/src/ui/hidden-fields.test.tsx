import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { HiddenFields } from './hidden-fields.tsx';

const fields = (version: number) => <HiddenFields<'change-wishlist'> values={{ entryId: 'e1', version }} />;

it('writes only the fields whose values change', () => {
  const { container, rerender } = render(fields(1));
  const written = new MutationObserver(() => undefined);
  written.observe(container, { attributes: true, subtree: true });
  rerender(fields(1));
  expect(written.takeRecords()).toEqual([]);
  rerender(fields(2));
  const names = written.takeRecords().map(({ target }) => target instanceof HTMLInputElement && target.name);
  expect(new Set(names)).toEqual(new Set(['version']));
  const posted = [...container.querySelectorAll('input')].map(({ name, value }) => [name, value]);
  expect(posted).toEqual([
    ['entryId', 'e1'],
    ['version', '2'],
  ]);
});
