import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';

import { useIsomorphicLayoutEffect } from '../../platform/hydration/use-isomorphic-layout-effect.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { SanitizedHtml } from '../../ui/sanitized-html.tsx';
import { extraTabQuery, type ShownProduct } from './catalogue.queries.ts';
import styles from './extra-tabs.module.css';
import { searchWithTab } from './product-search.ts';

type Tab = ShownProduct['extraTabs'][number];

interface ExtraTabProps {
  readonly productId: string;
  readonly tab: Tab;
  /** Shows the page with the content, where scripts do not run. */
  readonly href: string;
  readonly isOpenAtFirst: boolean;
}

const Content = ({
  productId,
  tab,
  href,
  isOpen,
}: Pick<ExtraTabProps, 'productId' | 'tab' | 'href'> & { readonly isOpen: boolean }): ReactNode => {
  const { t } = useTranslation('catalogue');
  const { data, isError, isFetching, refetch } = useQuery({ ...extraTabQuery(productId, tab.id), enabled: isOpen });
  if (data?.extraTab != null) return <SanitizedHtml html={data.extraTab} />;
  if (isError || data !== undefined) {
    return (
      <div className={styles.failed} role="status">
        <p>{t('product.tabFailed')}</p>
        <Button type="button" variant="outline" isPending={isFetching} onClick={() => void refetch()}>
          {t('product.tabAgain')}
        </Button>
      </div>
    );
  }
  return (
    <>
      {isOpen && <p role="status">{t('product.tabLoading')}</p>}
      <noscript>
        <a href={href}>{t('product.show')}</a>
      </noscript>
    </>
  );
};

/** The native `<details>`, whose content is fetched when it is opened. */
const ExtraTab = ({ productId, tab, href, isOpenAtFirst }: ExtraTabProps): ReactNode => {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const details = useRef<HTMLDetailsElement>(null);
  useIsomorphicLayoutEffect(() => {
    // Opened before hydration: no event was fired.
    if (details.current?.open === true) setOpen(true);
  }, []);
  return (
    <details
      ref={details}
      id={`tab-${tab.id}`}
      suppressHydrationWarning
      className={styles.tab}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{tab.title}</summary>
      <div className={styles.content}>
        <Content productId={productId} tab={tab} href={href} isOpen={isOpen} />
      </div>
    </details>
  );
};

interface ExtraTabsProps {
  readonly product: Pick<ShownProduct, 'id' | 'extraTabs'>;
  /** Path and query of the page. */
  readonly path: string;
  /** The tab that the URL opens. */
  readonly openTab: string | undefined;
}

/** Longer texts about a product. */
export const ExtraTabs = ({ product: { id, extraTabs }, path, openTab }: ExtraTabsProps): ReactNode =>
  extraTabs.length === 0 ? null : (
    <div className={styles.tabs}>
      {extraTabs.map((tab) => (
        <ExtraTab
          key={`${id} ${tab.id}`}
          productId={id}
          tab={tab}
          href={searchWithTab(path, tab.id)}
          isOpenAtFirst={tab.id === openTab}
        />
      ))}
    </div>
  );
