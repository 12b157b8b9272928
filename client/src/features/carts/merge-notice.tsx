import type { CartOperation } from '@shop/domain/carts/cart-operation';
import { type MergedLine, outcomeOf } from '@shop/domain/carts/cart-merge';
import { type FormEvent, type ReactNode, useId } from 'react';

import { ignoreRejection } from '../../platform/failures/ignore-rejection.ts';
import { useFocusFallback } from '../../platform/focus/focus-page.ts';
import type { CartPartFragment } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { UpdateCartForm } from './model/update-cart-form.tsx';
import styles from './undo-notices.module.css';
import { useMergeCommands } from './use-merge-commands.ts';

type Merge = NonNullable<CartPartFragment['merge']>;

/** More lines than these are folded: the notice must not push the page away. */
const LINES_SHOWN = 5;

const useLineText = (): ((line: MergedLine) => string) => {
  const { t } = useTranslation('carts');
  return ({ name, brought, added, most }) => {
    switch (outcomeOf({ brought, added, most })) {
      case 'whole':
        return t('merge.line', { name, count: added });
      case 'sold-out':
        return t('merge.line.soldOut', { name, count: brought });
      case 'maximum':
        return added === 0
          ? t('merge.line.none', { name, most })
          : t('merge.line.part', { name, added, brought, most });
    }
  };
};

interface Entry {
  readonly id: string;
  readonly text: string;
}

const useEntries = ({ lines, vouchers }: Merge): readonly Entry[] => {
  const { t } = useTranslation('carts');
  const lineText = useLineText();
  return [
    ...lines.map((line) => ({ id: line.itemId, text: lineText(line) })),
    ...vouchers.map(({ code, taken }) => ({
      id: `voucher ${code}`,
      text: t(taken ? 'merge.voucher' : 'merge.voucher.not', { code }),
    })),
  ];
};

const List = ({ entries }: { readonly entries: readonly Entry[] }): ReactNode => (
  <ul>
    {entries.map(({ id, text }) => (
      <li key={id}>{text}</li>
    ))}
  </ul>
);

interface MergeFormProps {
  readonly operation: Extract<CartOperation, { do: 'undo-merge' | 'dismiss-merge' }>;
  readonly label: string;
  readonly isPending: boolean;
  readonly onSend: () => Promise<unknown>;
}

const MergeForm = ({ operation, label, isPending, onSend }: MergeFormProps): ReactNode => {
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending) ignoreRejection(onSend());
  };
  return (
    <UpdateCartForm operation={operation} onSubmit={send}>
      <Button type="submit" variant="link" isPending={isPending}>
        {label}
      </Button>
    </UpdateCartForm>
  );
};

/** What the login added to the basket, line by line. Stays until it is dismissed (WCAG 2.2.1), and can be undone. */
export const MergeNotice = ({ merge }: { readonly merge: Merge }): ReactNode => {
  const { t } = useTranslation('carts');
  const heading = useId();
  const entries = useEntries(merge);
  const { undo, dismiss, isPending } = useMergeCommands(merge.from);
  useFocusFallback();
  return (
    <section aria-labelledby={heading} role="status">
      <Notice kind="info">
        <p id={heading}>
          <strong>{t('merge.title')}</strong>
        </p>
        <p>{t('merge.text')}</p>
        <List entries={entries.slice(0, LINES_SHOWN)} />
        {entries.length > LINES_SHOWN && (
          <details>
            <summary>{t('merge.more', { count: entries.length - LINES_SHOWN })}</summary>
            <List entries={entries.slice(LINES_SHOWN)} />
          </details>
        )}
        <div className={styles.text}>
          <MergeForm
            operation={{ do: 'undo-merge', mergedCartId: merge.from }}
            label={t('merge.undo')}
            isPending={isPending}
            onSend={undo}
          />
          <MergeForm
            operation={{ do: 'dismiss-merge', mergedCartId: merge.from }}
            label={t('merge.dismiss')}
            isPending={isPending}
            onSend={dismiss}
          />
        </div>
      </Notice>
    </section>
  );
};
