import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { SuggestionKind, SuggestionOption } from './suggestion-options.ts';
import styles from './suggestion-list.module.css';

const KINDS = ['query', 'category', 'product'] as const satisfies readonly SuggestionKind[];
/** The product's picture is 56 px wide. */
const PICTURE_SIZES = '56px';

interface SuggestionListProps {
  readonly id: string;
  readonly options: readonly SuggestionOption[];
  readonly activeAt: number;
  readonly onQuery: (query: string) => void;
  readonly onLeave: () => void;
}

const Words = ({ option }: { readonly option: SuggestionOption }): ReactNode => {
  const { t } = useTranslation('suggestions');
  const { t: shell } = useTranslation('shell');
  switch (option.kind) {
    case 'query':
      return (
        <>
          <Icon name="search" size={18} />
          <span className={styles.name}>{option.query}</span>
        </>
      );
    case 'category':
      return (
        <>
          <span className={styles.name}>{option.category.name}</span>{' '}
          <span className={styles.count}>{t('category.count', { count: option.category.count })}</span>
        </>
      );
    case 'product': {
      const { picture, name, price, startsFrom } = option.product;
      return (
        <>
          <Picture className={styles.picture} picture={picture} alt="" sizes={PICTURE_SIZES} />
          <span className={styles.name}>{name}</span>{' '}
          <strong className={styles.price}>
            {startsFrom && `${shell('price.from')} `}
            {price.current.text}
          </strong>
        </>
      );
    }
  }
};

const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The suggestions in groups, as the list box of a combo box: the field keeps the focus, and names the active option. */
export const SuggestionList = ({ id, options, activeAt, onQuery, onLeave }: SuggestionListProps): ReactNode => {
  const { t } = useTranslation('suggestions');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [activeAt]);
  const follow =
    (option: SuggestionOption) =>
    (event: MouseEvent): void => {
      if (!isPlain(event)) return;
      onLeave();
      if (option.kind !== 'query') return;
      event.preventDefault();
      onQuery(option.query);
    };
  const kinds = new Set(options.map(({ kind }) => kind));
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={t('list.label')}
      className={styles.list}
      data-columns={(kinds.has('product') && kinds.size > 1) || undefined}
    >
      {KINDS.map((kind) => {
        const ofKind = options.filter((option) => option.kind === kind);
        return (
          ofKind.length > 0 && (
            <div key={kind} role="group" aria-labelledby={`${id}-${kind}`} data-kind={kind}>
              <p id={`${id}-${kind}`} role="presentation" className={styles.group}>
                {t(`group.${kind}`)}
              </p>
              {ofKind.map((option) => {
                const at = options.indexOf(option);
                return (
                  <a
                    key={option.key}
                    id={`${id}-${at}`}
                    role="option"
                    tabIndex={-1}
                    className={styles.option}
                    href={option.href}
                    aria-selected={at === activeAt}
                    onClick={follow(option)}
                  >
                    <Words option={option} />
                  </a>
                );
              })}
            </div>
          )
        );
      })}
    </div>
  );
};
