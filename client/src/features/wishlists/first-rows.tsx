import { type ReactNode, startTransition, useEffect, useState } from 'react';

import { useIsHydrated } from '../../platform/hydration/use-is-hydrated.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';

/** Rows with which the server’s page of a long list begins: more than any screen shows. */
const FIRST_ROWS = 40;

/**
 * The rows to render: the first ones in the server's page, the others step by step once it is hydrated, without blocking what a
 * shopper does meanwhile. A page that the browser opens by itself begins with all of them: a shopper who returns is where they were.
 */
export const useFirstRows = <Row,>(rows: readonly Row[], isWhole: boolean): readonly Row[] => {
  const isHydrated = useIsHydrated();
  const [count, setCount] = useState(isWhole || isHydrated ? Infinity : FIRST_ROWS);
  const isComplete = count >= rows.length;
  useEffect(() => {
    if (!isComplete) startTransition(() => setCount(count * 2));
  }, [isComplete, count]);
  return isComplete ? rows : rows.slice(0, count);
};

interface AllRowsLinkProps {
  /** The same page with all rows. */
  readonly href: string;
  /** All rows and those that are rendered. */
  readonly count: number;
  readonly shown: number;
}

/** The way to the other rows before scripts run. */
export const AllRowsLink = ({ href, count, shown }: AllRowsLinkProps): ReactNode => {
  const { t } = useTranslation('wishlists');
  if (shown >= count) return null;
  return (
    <p data-print="none">
      <a href={href}>{t('rows.all', { count })}</a>
    </p>
  );
};
