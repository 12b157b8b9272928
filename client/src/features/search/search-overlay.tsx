import { SEARCH } from '@shop/domain/shared/paths';
import { type ReactNode, useEffect, useState } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SearchControls } from './search-controls.tsx';
import { fieldOf } from './search-form.ts';
import { SearchHelp } from './search-help.tsx';
import { searchOnSubmit, useSearch } from './use-search.ts';

interface SearchOverlayProps {
  /** What the header's field holds. */
  readonly text: string;
  readonly onClose: (typed: string) => void;
}

/** The search of a phone: a field of its own with its suggestions, across the whole screen. */
export const SearchOverlay = ({ text, onClose }: SearchOverlayProps): ReactNode => {
  const { t } = useTranslation('suggestions');
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const search = useSearch();
  const close = (): void => onClose((form === null ? undefined : fieldOf(form)?.value) ?? '');
  useEffect(() => {
    if (form !== null) fieldOf(form)?.focus();
  }, [form, text]);
  const submit = searchOnSubmit((typed) => {
    search(typed);
    close();
  });
  return (
    <Dialog title={t('overlay.title')} isOpen onClose={close} placement="full">
      <form ref={setForm} role="search" action={SEARCH} onSubmit={submit}>
        <SearchControls searched={text} />
        {form !== null && <SearchHelp form={form} onLeave={close} isInline />}
      </form>
    </Dialog>
  );
};
