import { WISHLIST_MAX_QUANTITY } from '@shop/domain/carts/quantity';
import { loginPathFor } from '@shop/domain/sessions/target-after-login';
import { wishlistPath } from '@shop/domain/wishlists/wishlist-paths';
import { type ReactNode, useEffect, useRef, useState } from 'react';

import { isInField } from '../../platform/focus/focus-page.ts';
import { useIsHydrated } from '../../platform/hydration/use-is-hydrated.ts';
import { useFormEcho } from '../../platform/pages/page-context.tsx';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { NumberStepper } from '../../ui/number-stepper.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import styles from './entry-quantity.module.css';
import { useListPage } from './list-page-context.ts';
import type { Entry } from './list-rows.ts';
import { refusalOfQuantity } from './refusal-of-quantity.ts';
import { quantityFieldId, type QuantityProblem, type useEntryQuantity } from './use-entry-quantity.ts';

interface EntryQuantityProps {
  readonly entry: Entry;
  readonly quantity: ReturnType<typeof useEntryQuantity>;
}

const Problem = ({
  problem,
  fieldId,
  typed,
  saved,
  onMine,
  onTheirs,
}: {
  readonly problem: QuantityProblem;
  readonly fieldId: string;
  readonly typed: number;
  readonly saved: number;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
}): ReactNode => {
  const { t } = useTranslation('wishlists');
  const { listId } = useListPage();
  const textOf = (): string => {
    switch (problem.is) {
      case 'failed':
        return t('entry.unsaved', { typed });
      case 'signed-out':
        return t('entry.signedOut', { typed });
      case 'typed-before':
        return t('entry.typedBefore', { typed, count: saved });
      case 'conflict':
        return problem.by === null
          ? t('conflict', { count: problem.count, typed })
          : t('conflict.by', { by: problem.by, count: problem.count, typed });
    }
  };
  const notice = useRef<HTMLDivElement>(null);
  const isFromBefore = problem.is === 'typed-before';
  useEffect(() => {
    // Whoever types elsewhere meanwhile is not moved.
    const isElsewhere = isInField() && document.activeElement?.id !== fieldId;
    if (!isFromBefore && !isElsewhere) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [isFromBefore, fieldId]);
  return (
    <div ref={notice} className={styles.problem} role="alert">
      <p>{textOf()}</p>
      <p className={styles.ways}>
        {problem.is === 'signed-out' && (
          <LinkButton variant="outline" href={loginPathFor(wishlistPath(listId))}>
            {t('visitor.login')}
          </LinkButton>
        )}
        <Button variant={problem.is === 'signed-out' ? 'link' : 'outline'} onClick={onMine}>
          {t('conflict.mine', { count: typed })}
        </Button>
        {(problem.is === 'conflict' || problem.is === 'typed-before') && (
          <Button variant="link" onClick={onTheirs}>
            {t('conflict.theirs', { count: problem.is === 'conflict' ? problem.count : saved })}
          </Button>
        )}
      </p>
    </div>
  );
};

/**
 * The quantity of an entry, from 0 to 9998. What is refused stays in the field, with the reason. Only the server's page has a
 * form around it: whenever rows move, Chrome lays out the first 200 that hold a field in a form, to know what it can fill in.
 */
export const EntryQuantity = ({ entry, quantity }: EntryQuantityProps): ReactNode => {
  const { t } = useTranslation('wishlists');
  const { listId, canEdit } = useListPage();
  const isHydrated = useIsHydrated();
  const [isServed] = useState(!isHydrated);
  const echo = useFormEcho('list-quantity')?.values;
  const { externalId: entryId, version, product, item, minimumToTell } = entry;
  const { shown, problem, change, type, forget } = quantity;
  const fieldId = quantityFieldId(entryId);
  /** The pressed button goes with the problem. */
  const focusField = (): void => document.getElementById(fieldId)?.focus();
  const field = (
    <NumberStepper
      id={fieldId}
      name="quantity"
      label={t('entry.quantity', { name: product.name })}
      value={shown}
      min={0}
      max={WISHLIST_MAX_QUANTITY}
      refused={echo?.['entryId'] === entryId ? echo['quantity'] : undefined}
      refusalOf={refusalOfQuantity}
      onChange={change}
      onTyping={type}
    />
  );
  if (!canEdit) return <p>{entry.quantity}</p>;
  return (
    <div className={styles.quantity}>
      {isServed ? (
        <PostForm
          action="change-wishlist"
          fields={{
            wishlistId: listId,
            do: 'change-quantity',
            entryId,
            version,
            ...(item !== null && { productId: product.productId, itemId: item.itemId }),
          }}
          onSubmit={(event) => event.preventDefault()}
        >
          {field}
          <noscript>
            <Button type="submit" variant="link">
              {t('entry.update')}
            </Button>
          </noscript>
        </PostForm>
      ) : (
        <div>{field}</div>
      )}
      {minimumToTell !== null && <p className={styles.note}>{t('entry.minimum', { amount: minimumToTell })}</p>}
      {shown === 0 && <p className={styles.note}>{t('entry.none')}</p>}
      {problem !== undefined && (
        <Problem
          problem={problem}
          fieldId={fieldId}
          typed={shown}
          saved={entry.quantity}
          onMine={() => {
            focusField();
            change(shown, 0);
          }}
          onTheirs={() => {
            focusField();
            forget();
          }}
        />
      )}
    </div>
  );
};
