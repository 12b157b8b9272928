import { SEARCH } from '@shop/domain/shared/paths';
import { useLocation, useRouter } from '@tanstack/react-router';
import { type FocusEvent, type ReactNode, useState } from 'react';

import type { Area } from '../../locales/areas.ts';
import { lazyComponent } from '../../platform/islands/lazy-component.tsx';
import styles from './header-search.module.css';
import { SearchControls } from './search-controls.tsx';
import { searchOnSubmit, useSearch } from './use-search.ts';

const assistant = lazyComponent(async () => (await import('./search-assistant.tsx')).SearchAssistant);

/** The areas of the assistant's texts. */
const AREAS: readonly Area[] = ['suggestions'];

/** The search of the header: a GET form. What helps with it, suggestions and recent searches, is fetched when pointer or focus reach it. */
export const HeaderSearch = (): ReactNode => {
  const { texts } = useRouter().options.context;
  const searched = useLocation({ select: ({ pathname, search }) => (pathname === SEARCH ? search['q'] : undefined) });
  const [helped, setHelped] = useState<HTMLFormElement>();
  const search = useSearch();
  const fetchHelp = (): Promise<unknown> => Promise.all([assistant.preload(), texts.load(AREAS)]);
  const help = ({ currentTarget }: FocusEvent<HTMLFormElement>): void =>
    void fetchHelp().then(() => setHelped(currentTarget), console.error);
  return (
    <form
      className={styles.search}
      role="search"
      action={SEARCH}
      onPointerEnter={() => void fetchHelp().catch(console.error)}
      onFocus={help}
      onSubmit={searchOnSubmit(search)}
    >
      <SearchControls searched={searched} />
      {helped !== undefined && <assistant.Component form={helped} />}
    </form>
  );
};
