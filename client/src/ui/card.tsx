import type { ReactNode } from 'react';

import styles from './card.module.css';

interface CardProps {
  readonly as?: 'div' | 'section' | 'article' | 'aside';
  readonly labelledBy?: string;
  readonly children: ReactNode;
}

export const Card = ({ as: Element = 'div', labelledBy, children }: CardProps): ReactNode => (
  <Element className={styles.card} aria-labelledby={labelledBy}>
    {children}
  </Element>
);
