import type { ReactNode } from 'react';

import { useTranslation } from '../platform/texts/translation.tsx';
import type { ShownFile } from '../platform/uploads/use-uploads.ts';
import { useThumbnail } from '../platform/uploads/use-thumbnail.ts';
import { Button } from './button.tsx';
import styles from './file-field.module.css';
import { Icon } from './icon.tsx';

interface FileActions {
  readonly previewOf: ((id: string) => string | undefined) | undefined;
  readonly onRetry: (key: string) => void;
  readonly onRemove: (key: string) => void;
}

const PERCENT = 100;

const ShownFileRow = ({
  shown,
  previewOf,
  onRetry,
  onRemove,
}: FileActions & { readonly shown: ShownFile }): ReactNode => {
  const { t } = useTranslation('uploads');
  const { key, id, name, status, share, file } = shown;
  const drawn = useThumbnail(file);
  const thumbnail = drawn ?? (id === '' ? undefined : previewOf?.(id));
  return (
    <li className={styles.file}>
      <span className={styles.preview}>
        {thumbnail === undefined ? (
          <Icon name={status === 'broken' ? 'warning' : 'receipt'} />
        ) : (
          <img src={thumbnail} alt="" />
        )}
      </span>
      <span className={styles.about}>
        <span className={styles.name}>{name}</span>
        {status === 'sending' && (
          <progress
            className={styles.progress}
            max={PERCENT}
            value={Math.round(share * PERCENT)}
            aria-label={t('upload.progress', { name })}
          />
        )}
        <span className={styles.status} data-status={status}>
          {status === 'broken' && file === undefined ? t('upload.status.lost') : t(`upload.status.${status}`)}
        </span>
      </span>
      <span className={styles.actions}>
        {status === 'broken' && file !== undefined && (
          <Button variant="outline" onClick={() => onRetry(key)}>
            {t('upload.retry')}
          </Button>
        )}
        <Button
          variant="link"
          aria-label={t(status === 'sending' ? 'upload.cancel.label' : 'upload.remove.label', { name })}
          onClick={() => onRemove(key)}
        >
          {t(status === 'sending' ? 'upload.cancel' : 'upload.remove')}
        </Button>
      </span>
    </li>
  );
};

/** The chosen files, with what has become of them. */
export const FileList = ({ files, ...actions }: FileActions & { readonly files: readonly ShownFile[] }): ReactNode =>
  files.length > 0 && (
    <ul className={styles.files}>
      {files.map((shown) => (
        <ShownFileRow key={shown.key} shown={shown} {...actions} />
      ))}
    </ul>
  );
