import type { ReactNode, RefObject } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import type { ListInCart } from './use-list-cart.ts';

interface AddedLinesProps {
  readonly added: ListInCart['report']['added'];
  readonly label?: string;
  /** For who gives it the focus. */
  readonly ref?: RefObject<HTMLUListElement | null>;
}

/** What came into the basket, line by line. */
export const AddedLines = ({ added, label, ref }: AddedLinesProps): ReactNode => {
  const { t } = useTranslation('wishlists');
  return (
    <ul ref={ref} tabIndex={ref && -1} aria-label={label}>
      {added.map(({ itemId, name, quantity }) => (
        <li key={itemId}>{t('inCart.line', { count: quantity, name })}</li>
      ))}
    </ul>
  );
};
