import { BASKET } from '@shop/domain/shared/paths';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import type { ReorderOutcome } from './reorder-outcome.ts';
import styles from './reorder.module.css';

interface ReorderFormProps {
  readonly orderId: string;
  readonly isPending: boolean;
  readonly onSubmit: (event: FormEvent) => void;
}

/** Orders again. Before scripts run, it leads to the order's page. */
export const ReorderForm = ({ orderId, isPending, onSubmit }: ReorderFormProps): ReactNode => {
  const { t } = useTranslation('orders');
  return (
    <PostForm action="reorder" fields={{ orderId }} onSubmit={onSubmit}>
      <Button type="submit" variant="secondary" isPending={isPending} aria-label={t('reorder.of', { number: orderId })}>
        {t('reorder.do')}
      </Button>
    </PostForm>
  );
};

const headlineKey = ({ total, problems }: ReorderOutcome) => {
  if (total === 0) return 'reorder.unknown';
  if (problems.length === 0) return 'reorder.all';
  return problems.length === total && problems.every(({ added }) => added === 0) ? 'reorder.nothing' : 'reorder.some';
};

/** Tells line by line what did not go into the cart as ordered, with the focus on it. */
export const ReorderResult = ({ outcome }: { readonly outcome: ReorderOutcome }): ReactNode => {
  const { t } = useTranslation('orders');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), [outcome]);
  const headline = headlineKey(outcome);
  return (
    <div
      ref={place}
      tabIndex={-1}
      role="group"
      aria-label={t('reorder.title')}
      className={styles.result}
      data-print="none"
    >
      <Notice kind={headline === 'reorder.all' ? 'success' : 'warning'}>
        <p>{t(headline)}</p>
        {outcome.problems.length > 0 && (
          <ul className={styles.problems}>
            {outcome.problems.map(({ itemId, name, path, outcome: problem, asked, added }) => (
              <li key={itemId}>
                {problem === 'no-longer-sold' ? <strong>{name}</strong> : <a href={path}>{name}</a>}:{' '}
                {t(`reorder.line.${problem}`, { asked, added })}
              </li>
            ))}
          </ul>
        )}
        {headline !== 'reorder.nothing' && (
          <p>
            <LinkButton href={BASKET}>{t('reorder.basket')}</LinkButton>
          </p>
        )}
      </Notice>
    </div>
  );
};
