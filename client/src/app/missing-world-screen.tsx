import { HOME } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import { useTranslation } from '../platform/texts/translation.tsx';
import { ErrorIllustration } from '../ui/error-illustration.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import styles from './error-screen.module.css';

interface MissingWorldScreenProps {
  /** Which world is missing, and why. For testers, in English. */
  readonly reason: string;
  /** The path that creates another world. Absent if this shop cannot create one. */
  readonly startPath?: string;
  /** Whether a link named it: then the browser stays where it was. */
  readonly isLinked?: boolean;
}

/** Tells testers that their world does not exist, and how to go on. */
export const MissingWorldScreen = ({ reason, startPath, isLinked = false }: MissingWorldScreenProps): ReactNode => {
  const { t } = useTranslation('worlds');
  return (
    <section className={styles.screen} aria-labelledby="error-headline">
      <ErrorIllustration className={styles.picture} />
      <h1 id="error-headline">{t('gone.headline')}</h1>
      <p className={styles.text}>{t(isLinked ? 'gone.linked' : 'gone.text')}</p>
      <p lang="en">{reason}</p>
      <p className={styles.actions}>
        <LinkButton href={HOME} variant="primary">
          {t(isLinked ? 'gone.stay' : 'gone.shared')}
        </LinkButton>
        {startPath !== undefined && (
          <LinkButton href={startPath} variant="outline">
            {t('gone.start')}
          </LinkButton>
        )}
      </p>
    </section>
  );
};
