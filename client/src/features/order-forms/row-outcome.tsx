import { UNKNOWN_REASONS } from '@shop/domain/order-forms/order-form';
import type { ReactNode } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorMessage } from '../../ui/field.tsx';
import type { OrderFormLine } from './order-forms.queries.ts';
import styles from './order-form.module.css';

type Translate = ReturnType<typeof useTranslation<'order-forms'>>['t'];

/** Why fewer or more pieces come into the cart than were asked for. */
const changedText = ({ asked, quantity }: OrderFormLine, t: Translate): string => {
  const [wanted, now] = [asked ?? 0, quantity ?? 0];
  if (now === 0) return t('outcome.noneLeft');
  return t(now > wanted ? 'outcome.raised' : 'outcome.lowered', { asked: wanted, now });
};

const problemText = (line: OrderFormLine, t: Translate): string => {
  if (line.outcome === 'choose-variant') return t('outcome.choose', { name: line.name ?? '' });
  if (line.outcome === 'sold-out') return t('outcome.soldOut', { name: line.name ?? '' });
  if (line.article !== null) return changedText(line, t);
  return t(`outcome.unknown.${UNKNOWN_REASONS.find((reason) => reason === line.because) ?? 'no-such-number'}`);
};

/** What is wrong with a row whose pieces do not come into the cart. */
export const useProblemText = (): ((line: OrderFormLine) => string) => {
  const { t } = useTranslation('order-forms');
  return (line) => problemText(line, t);
};

interface RowOutcomeProps {
  readonly line: OrderFormLine;
  readonly id: string;
  /** Whether it is the first row about its article, which says what all of them come to. */
  readonly isFirst: boolean;
  readonly onTake: (orderNumber: string) => void;
}

const Article = ({ line, isFirst }: Pick<RowOutcomeProps, 'line' | 'isFirst'>): ReactNode => {
  const { t } = useTranslation('order-forms');
  const { article, rows, quantity } = line;
  if (article === null) return null;
  const variants = article.variants.map(({ value }) => value).join(', ');
  return (
    <>
      <a href={article.path}>{article.name}</a>
      {variants !== '' && <span className={styles.note}>{variants}</span>}
      <span className={styles.note}>
        {t('outcome.each', { price: article.price.current.text })}
        {rows.length > 1 && isFirst && ` · ${t('outcome.together', { count: quantity ?? 0 })}`}
      </span>
      {rows.length > 1 && !isFirst && <span className={styles.note}>{t('outcome.above')}</span>}
      {line.outcome === 'quantity-changed' && isFirst && <strong>{changedText(line, t)}</strong>}
    </>
  );
};

/** What becomes of a row, and what to do about it. */
export const RowOutcome = ({ line, id, isFirst, onTake }: RowOutcomeProps): ReactNode => {
  const { t } = useTranslation('order-forms');
  const { article, outcome, path, replacement, meant } = line;
  const offered = [...(replacement === null ? [] : [{ ...replacement, orderNumber: replacement.productId }]), ...meant];
  return (
    <div id={id}>
      {article === null ? (
        <ErrorMessage id={undefined}>{problemText(line, t)}</ErrorMessage>
      ) : (
        <Article line={line} isFirst={isFirst} />
      )}
      {outcome === 'choose-variant' && path !== null && <a href={path}>{t('outcome.choose.link')}</a>}
      {offered.length > 0 && (
        <div className={styles.ways}>
          <span>{t(replacement === null ? 'outcome.meant' : 'outcome.replacement')}</span>
          {offered.map(({ orderNumber, name }) => (
            <Button key={orderNumber} variant="link" onClick={() => onTake(orderNumber)}>
              {t('outcome.take', { orderNumber, name })}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
};
