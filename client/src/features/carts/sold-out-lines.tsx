import { type ReactNode, useId } from 'react';

import type { CartPartFragment } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Notice } from '../../ui/notice.tsx';

/** What an empty basket held until it sold out. */
export const SoldOutLines = ({ positions }: Pick<CartPartFragment, 'positions'>): ReactNode => {
  const { t } = useTranslation('carts');
  const heading = useId();
  if (positions.length === 0) return null;
  return (
    <Notice kind="warning">
      <p id={heading}>{t('basket.soldOut')}</p>
      <ul aria-labelledby={heading}>
        {positions.map(({ id, name, path }) => (
          <li key={id}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
    </Notice>
  );
};
