import { type ReactNode, Suspense } from 'react';

import { useIsHydrated } from '../../platform/hydration/use-is-hydrated.ts';
import { lazyComponent } from '../../platform/islands/lazy-component.tsx';
import { usePageContext } from '../../platform/pages/page-context.tsx';
import { useFormat } from '../../platform/texts/format.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import styles from './printed-foot.module.css';

/** Only paper shows it: fetched once the page is there. */
const lazyQrCode = lazyComponent(async () => (await import('../../ui/qr-code.tsx')).QrCode);

interface PrintedFootProps {
  /** When the prices were read, in ms since the epoch. */
  readonly readAt: number;
  /** Of the page: nothing that the reader of the page does not know. Absent: there is no way back for whoever gets the paper. */
  readonly path: string | undefined;
  /** Who gets there: the list's members, or everybody. */
  readonly leads: 'members' | 'everybody';
}

/** Beside the head of a list on paper: the day of its prices, and the way back to it. */
export const PrintedFoot = ({ readAt, path, leads }: PrintedFootProps): ReactNode => {
  const { t } = useTranslation('wishlists');
  const format = useFormat();
  const { baseUrl } = usePageContext();
  const isHydrated = useIsHydrated();
  return (
    <div className={styles.printed}>
      <p>{t('print.prices', { day: format.day(new Date(readAt).toISOString()) })}</p>
      {isHydrated && path !== undefined && (
        <Suspense fallback={null}>
          <lazyQrCode.Component text={baseUrl + path} label={t('print.code')} />
          <p className={styles.leads}>{t(`print.leads.${leads}`)}</p>
        </Suspense>
      )}
    </div>
  );
};
