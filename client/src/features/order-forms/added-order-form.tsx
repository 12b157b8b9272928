import { BASKET } from '@shop/domain/shared/paths';
import { type ReactNode, useEffect, useRef } from 'react';

import { failureMessage } from '../../platform/failures/failure-notice.ts';
import { useOneAtATime } from '../../platform/failures/use-one-at-a-time.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { useMessage } from '../../platform/texts/use-message.ts';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type AddedOrderForm as Added, useTakeOutOrderForm } from './order-forms.mutations.ts';
import styles from './order-form.module.css';

interface AddedOrderFormProps {
  readonly result: Added;
  /** Of those that were sent, rows that are still there. */
  readonly left: number;
  readonly onUndone: () => void;
}

/** What came into the basket, what differs from what was asked for, and the way back. */
export const AddedOrderForm = ({ result, left, onUndone }: AddedOrderFormProps): ReactNode => {
  const { t } = useTranslation('order-forms');
  const message = useMessage();
  const toast = useToast();
  const notice = useRef<HTMLDivElement>(null);
  const { mutateAsync: takeOut, isPending, error } = useTakeOutOrderForm(result);
  useEffect(() => {
    notice.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);
  const { added } = result.report;
  const pieces = added.reduce((sum, { quantity }) => sum + quantity, 0);
  const changed = result.lines.filter(({ outcome, isLeft }) => outcome === 'quantity-changed' && !isLeft);
  const undo = useOneAtATime(async () => {
    const refused = await takeOut();
    if (refused !== undefined) {
      toast({ kind: 'error', messageKey: refused.messageKey });
      return;
    }
    onUndone();
    toast({ kind: 'success', messageKey: 'shop.orderForm.undone' });
  });
  return (
    <div ref={notice} role="status" tabIndex={-1}>
      <Notice kind={pieces === 0 ? 'warning' : 'success'}>
        <p>
          {pieces === 0
            ? t('added.nothing')
            : t('added', { pieces: t('pieces', { count: pieces }), articles: t('articles', { count: added.length }) })}
        </p>
        {changed.length > 0 && (
          <>
            <p>{t('added.changed')}</p>
            <ul>
              {changed.map(({ rows, article, asked, quantity }) => (
                <li key={rows.join()}>
                  {t('added.changed.line', { name: article?.name ?? '', asked: asked ?? 0, now: quantity ?? 0 })}
                </li>
              ))}
            </ul>
          </>
        )}
        {left > 0 && <p>{t('added.left', { count: left })}</p>}
        {error !== null && <p role="alert">{message(failureMessage(error))}</p>}
        {pieces > 0 && (
          <div className={styles.ways}>
            <LinkButton href={BASKET}>{t('added.basket')}</LinkButton>
            <Button variant="link" isPending={isPending} onClick={undo}>
              {t('added.undo')}
            </Button>
          </div>
        )}
      </Notice>
    </div>
  );
};
