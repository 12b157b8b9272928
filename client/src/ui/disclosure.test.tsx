import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';

import { renderInShop } from '../testing/render-in-shop.tsx';
import { Disclosure } from './disclosure.tsx';

const Voucher = ({ isWrong: isWrongAtFirst }: { readonly isWrong: boolean }) => {
  const [isWrong, setWrong] = useState(isWrongAtFirst);
  return (
    <Disclosure label="Gutschein" isForcedOpen={isWrong}>
      <button type="button" onClick={() => setWrong(!isWrong)}>
        Weiter
      </button>
    </Disclosure>
  );
};

it('stays open when it was rendered open and is no longer forced to be', async () => {
  await renderInShop(<Voucher isWrong />, { beforeScripts: () => undefined });
  fireEvent.click(screen.getByRole('button', { name: 'Weiter' }));
  expect(screen.getByRole('group').hasAttribute('open')).toBe(true);
});

it('stays open when it was opened before scripts ran and is no longer forced to be', async () => {
  await renderInShop(<Voucher isWrong={false} />, {
    beforeScripts: (page) => page.querySelector('details')?.setAttribute('open', ''),
  });
  const click = () => fireEvent.click(screen.getByRole('button', { name: 'Weiter' }));
  click();
  click();
  expect(screen.getByRole('group').hasAttribute('open')).toBe(true);
});
