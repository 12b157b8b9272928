import { MOST_ORDER_LINES, ORDER_LINES_MAX_LENGTH, orderLinesError } from '@shop/domain/carts/order-lines';
import { fieldErrorsOf } from '@shop/domain/shared/field-errors';
import { isOpen, linesToMend, type OpenLine, toldOfImport } from '@shop/domain/wishlists/import-into-list';
import { type ReactNode, useEffect, useRef, useState } from 'react';

import { ignoreRejection } from '../../platform/failures/ignore-rejection.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import { useIsHydrated } from '../../platform/hydration/use-is-hydrated.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { useMessage } from '../../platform/texts/use-message.ts';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { readTextFile, TEXT_FILES, type UnreadFile } from '../../platform/uploads/read-text-file.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { FileInput } from '../../ui/file-input.tsx';
import { FormTextArea, SubmitButton } from '../../ui/form-fields.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './import-lines.module.css';
import type { OpenList } from './list-rows.ts';
import { useImportLines } from './lists.mutations.ts';

/** More lines than these are folded: the field with all of them stays in sight. */
const LINES_SHOWN = 8;

const Reasons = ({ lines, label }: { readonly lines: readonly OpenLine[]; readonly label: string }): ReactNode => {
  const { t } = useTranslation('wishlists');
  return (
    <ul className={styles.lines} aria-label={label}>
      {lines.map(({ text, outcome }, at) => (
        <li key={`${at} ${text}`}>
          <strong>{text}</strong>: {t(`import.open.${outcome}`)}
        </li>
      ))}
    </ul>
  );
};

/** Why lines are given back, in the order in which they were pasted. */
const OpenLines = ({ lines }: { readonly lines: readonly OpenLine[] }): ReactNode => {
  const { t } = useTranslation('wishlists');
  const label = t('import.open', { count: lines.length });
  const folded = lines.slice(LINES_SHOWN);
  return (
    <>
      <p>{label}</p>
      <Reasons lines={lines.slice(0, LINES_SHOWN)} label={label} />
      {folded.length > 0 && (
        <Disclosure label={t('inCart.more', { count: folded.length })}>
          <Reasons lines={folded} label={t('inCart.more', { count: folded.length })} />
        </Disclosure>
      )}
    </>
  );
};

interface ImportLinesProps {
  readonly list: Pick<OpenList, 'externalId' | 'name'>;
  readonly onDone: () => void;
}

/** Puts articles on the list by their numbers. Lines that need something stay in the field. */
export const ImportLines = ({ list: { externalId: wishlistId, name }, onDone }: ImportLinesProps): ReactNode => {
  const { t } = useTranslation('wishlists');
  const toast = useToast();
  const isHydrated = useIsHydrated();
  const message = useMessage();
  const [told, setTold] = useState<ReturnType<typeof toldOfImport>>([]);
  const [open, setOpen] = useState<readonly OpenLine[]>([]);
  const [unread, setUnread] = useState<UnreadFile | undefined>();
  const result = useRef<HTMLDivElement>(null);
  // A long one is read from its beginning, which the pressed button lies far below.
  useEffect(() => {
    if (open.length === 0) return;
    result.current?.focus({ preventScroll: true });
    result.current?.scrollIntoView();
  }, [open]);
  const { mutateAsync: send } = useImportLines(wishlistId);
  const form = useForm({
    action: 'import-into-wishlist',
    name: `import ${wishlistId}`,
    initial: { orderLines: '' },
    validate: ({ orderLines }) => fieldErrorsOf({ orderLines: orderLinesError(orderLines) }),
    onSubmit: async ({ orderLines }) => {
      const imported = await send(orderLines);
      if (imported.__typename === 'WishlistRefused') return { accepted: false, general: imported.messageKey };
      const left = linesToMend(imported.lines, orderLines);
      const news = toldOfImport(
        name,
        imported.lines.filter((line) => !isOpen(line)),
      );
      form.set({ orderLines: left });
      setOpen(imported.lines.filter(isOpen));
      setTold(left === '' ? [] : news);
      if (left !== '') return { accepted: true };
      toast(...news);
      onDone();
      return { accepted: true };
    },
  });
  const read = async (file: File): Promise<void> => {
    const result = await readTextFile(file, ORDER_LINES_MAX_LENGTH);
    setUnread(result.ok ? undefined : result.refusal);
    if (!result.ok) return;
    setTold([]);
    setOpen([]);
    form.set({ orderLines: result.value });
  };
  return (
    <Form form={form} hidden={{ wishlistId }} label={t('import.title')}>
      <div ref={result} role="status" tabIndex={-1}>
        {told.length + open.length > 0 && form.problems.length === 0 && (
          <Notice kind="warning">
            {told.map(({ messageKey, values }) => (
              <p key={messageKey}>{message(messageKey, values)}</p>
            ))}
            {open.length > 0 && <OpenLines lines={open} />}
          </Notice>
        )}
      </div>
      <FormTextArea name="orderLines" label={t('import.lines')} hint={t('import.hint')} rows={8} />
      {isHydrated && (
        <div>
          <FileInput
            label={t('import.file')}
            aria-label={t('import.file')}
            accept={TEXT_FILES}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file !== undefined) ignoreRejection(read(file));
            }}
          />
          <div role="alert">
            {unread !== undefined && (
              <Notice kind="error">
                {t(`import.file.${unread}`, { lines: MOST_ORDER_LINES, characters: ORDER_LINES_MAX_LENGTH })}
              </Notice>
            )}
          </div>
        </div>
      )}
      <SubmitButton>{t('import.do')}</SubmitButton>
    </Form>
  );
};
