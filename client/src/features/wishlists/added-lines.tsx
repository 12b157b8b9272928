import type { ReactNode, RefObject } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import type { ListInCart } from './use-list-cart.ts';

type Added = ListInCart['report']['added'];

/** More lines than these are folded: what is missing and the buttons stay in sight. */
const LINES_SHOWN = 5;

interface AddedLinesProps {
  readonly added: Added;
  /** Of the list, for who gives it the focus. */
  readonly ref?: RefObject<HTMLUListElement | null> | undefined;
}

const Lines = ({ added, ref, label }: AddedLinesProps & { readonly label?: string }): ReactNode => {
  const { t } = useTranslation('wishlists');
  return (
    <ul ref={ref} tabIndex={ref && -1} aria-label={label}>
      {added.map(({ itemId, name, quantity }) => (
        <li key={itemId}>{t('inCart.line', { count: quantity, name })}</li>
      ))}
    </ul>
  );
};

/** What came into the basket, line by line. */
export const AddedLines = ({ added, ref }: AddedLinesProps): ReactNode => {
  const { t } = useTranslation('wishlists');
  const folded = added.slice(LINES_SHOWN);
  return (
    <>
      <Lines added={added.slice(0, LINES_SHOWN)} ref={ref} label={t('inCart.title')} />
      {folded.length > 0 && (
        <Disclosure label={t('inCart.more', { count: folded.length })}>
          <Lines added={folded} />
        </Disclosure>
      )}
    </>
  );
};
