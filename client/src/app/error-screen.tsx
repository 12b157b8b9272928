import { HOME } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import { usePageContext } from '../platform/pages/page-context.tsx';
import { useTranslation } from '../platform/texts/translation.tsx';
import { useMessage } from '../platform/texts/use-message.ts';
import { Button } from '../ui/button.tsx';
import { ErrorIllustration } from '../ui/error-illustration.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import styles from './error-screen.module.css';

interface ErrorScreenProps {
  readonly statusCode: number;
  /** The message for the shopper, if the failure has one. */
  readonly messageKey?: string | undefined;
  /** The raw error. Shown in debug mode only (PAGE-11). */
  readonly raw?: string;
  readonly retry?: () => void;
}

const isMissing = (statusCode: number): boolean => statusCode === 404 || statusCode === 410;

/** Nothing is broken: the shop has too much to do, there were too many tries, or the connection is away, and later the page can be shown. */
const PASSING: ReadonlySet<string> = new Set([
  'shop.error.overloaded',
  'shop.error.tooManyTries',
  'shop.error.network',
  'shop.error.pageOffline',
]);

/** Who caused the error: a wrong URL, a refused request, or the shop itself. */
const reasonOf = (statusCode: number) => {
  if (statusCode === 410) return 'error.gone';
  if (isMissing(statusCode)) return 'error.notFound';
  if (statusCode === 429) return 'error.tooMany';
  return statusCode >= 400 && statusCode < 500 ? 'error.refused' : 'error.failed';
};

/** The error page (PAGE-09): what happened, and how to go on. */
export const ErrorScreen = ({ statusCode, messageKey, raw, retry }: ErrorScreenProps): ReactNode => {
  const { t } = useTranslation('shell');
  const message = useMessage();
  const { debug } = usePageContext();
  const missing = isMissing(statusCode);
  const reason = messageKey !== undefined && PASSING.has(messageKey) ? message(messageKey) : t(reasonOf(statusCode));
  return (
    <section className={styles.screen} aria-labelledby="error-headline">
      <ErrorIllustration className={styles.picture} />
      <h1 id="error-headline">{message('vue.statuscode.headline')}</h1>
      <p className={styles.text}>{reason}</p>
      <p>{message('vue.statuscode.text')}</p>
      <p className={styles.actions}>
        <LinkButton href={HOME} variant="primary">
          {message('vue.statuscode.button')}
        </LinkButton>
        {retry !== undefined && !missing && (
          <Button variant="outline" onClick={retry}>
            {t('error.retry')}
          </Button>
        )}
      </p>
      {debug && raw !== undefined && (
        <details className={styles.raw}>
          <summary>{t('error.raw')}</summary>
          <pre>{raw}</pre>
        </details>
      )}
    </section>
  );
};
