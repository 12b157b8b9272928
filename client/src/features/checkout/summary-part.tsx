import { type ReactNode, useId } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './summary.module.css';

interface SummaryPartProps {
  readonly heading: string;
  /** The step where it can be changed. */
  readonly href?: string;
  readonly children: ReactNode;
}

/** A part of the order, with a link to the step where it was chosen. */
export const SummaryPart = ({ heading, href, children }: SummaryPartProps): ReactNode => {
  const { t } = useTranslation('summary');
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 className={styles.heading} id={id}>{heading}</h2>
        {href !== undefined && <a href={href} data-print="none">{t('summary.change')} <VisuallyHidden>{heading}</VisuallyHidden></a>}
      </header>
      {children}
    </section>
  );
};
