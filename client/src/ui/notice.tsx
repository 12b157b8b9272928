import type { ReactNode } from 'react';

import { Icon, type IconName } from './icon.tsx';
import styles from './notice.module.css';

export type NoticeKind = 'success' | 'info' | 'warning' | 'error';

const ICONS: Readonly<Record<NoticeKind, IconName>> = {
  success: 'check',
  info: 'info',
  warning: 'warning',
  error: 'warning',
};

/** A message within the page; toasts float above it. */
export const Notice = ({ kind, children }: { readonly kind: NoticeKind; readonly children: ReactNode }): ReactNode => (
  <div className={styles.notice} data-kind={kind}>
    <Icon name={ICONS[kind]} size={20} />
    <div>{children}</div>
  </div>
);
