import type { ReactNode } from 'react';

import styles from './frame.module.css';
import { MAIN, PageStart } from './page-start.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { Spared } from './spared.tsx';

interface FrameProps {
  /** What editors wrote for the foot of the page. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** Layout "default": header, content, footer. */
export const DefaultFrame = ({ footer, children }: FrameProps): ReactNode => (
  <div className={styles.frame}>
    <div>
      <PageStart />
      <Spared><SiteHeader /></Spared>
    </div>
    <main id={MAIN} className={styles.main} tabIndex={-1}>{children}</main>
    <Spared><SiteFooter>{footer}</SiteFooter></Spared>
  </div>
);
