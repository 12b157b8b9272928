import { MOST_ORDER_LINES, ORDER_LINES_MAX_LENGTH } from '@shop/domain/carts/order-lines';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { type ReactNode, useId, useState } from 'react';

import { ignoreRejection } from '../../platform/failures/ignore-rejection.ts';
import { formUrl } from '../../platform/forms/form-names.ts';
import { useIsHydrated } from '../../platform/hydration/use-is-hydrated.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { useMessage } from '../../platform/texts/use-message.ts';
import { readTextFile, TEXT_FILES, type UnreadFile } from '../../platform/uploads/read-text-file.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FileInput } from '../../ui/file-input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import styles from './order-form.module.css';

const TOO_LONG = 'shop.form.error.tooLong' satisfies MessageKey;

interface PasteLinesProps {
  readonly orderLines: string;
  /** Why they are no rows, as a message key. */
  readonly error: string | undefined;
  readonly onChange: (orderLines: string) => void;
  readonly onTakeOver: () => void;
}

/** Lines from a mail, a spreadsheet or a file become rows. Without scripts its button posts the whole form. */
export const PasteLines = ({ orderLines, error, onChange, onTakeOver }: PasteLinesProps): ReactNode => {
  const { t } = useTranslation('order-forms');
  const message = useMessage();
  const isHydrated = useIsHydrated();
  const heading = useId();
  const [unread, setUnread] = useState<UnreadFile | undefined>();
  const read = async (file: File): Promise<void> => {
    const result = await readTextFile(file, ORDER_LINES_MAX_LENGTH);
    setUnread(result.ok ? undefined : result.refusal);
    if (!result.ok) return;
    onChange(result.value);
    onTakeOver();
  };
  const limits = { lines: MOST_ORDER_LINES, characters: ORDER_LINES_MAX_LENGTH };
  return (
    <Card as="section" labelledBy={heading}>
      <div className={styles.paste}>
        <h2 id={heading}>{t('paste.title')}</h2>
        <TextArea
          name="orderLines"
          label={t('paste.lines')}
          hint={t('paste.hint')}
          isRequired={false}
          error={
            error === undefined
              ? undefined
              : message(error === TOO_LONG ? 'shop.form.named.tooLong' : error, {
                  most: String(MOST_ORDER_LINES),
                  max: String(ORDER_LINES_MAX_LENGTH),
                  field: t('paste.lines'),
                })
          }
          isErrorAlert
          rows={8}
          value={orderLines}
          onChange={onChange}
        />
        <div className={styles.ways}>
          <Button
            type="submit"
            variant="secondary"
            formAction={formUrl('check-order-form')}
            onClick={(event) => {
              event.preventDefault();
              onTakeOver();
            }}
          >
            {t('paste.do')}
          </Button>
          {isHydrated && (
            <FileInput
              label={t('paste.file')}
              aria-label={t('paste.file')}
              accept={TEXT_FILES}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file !== undefined) ignoreRejection(read(file));
                target.value = '';
              }}
            />
          )}
        </div>
        <div role="alert">
          {unread !== undefined && <Notice kind="error">{t(`paste.file.${unread}`, limits)}</Notice>}
        </div>
      </div>
    </Card>
  );
};
