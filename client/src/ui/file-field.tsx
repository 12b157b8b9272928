import { acceptOf, type UploadRule } from '@shop/domain/shared/upload-rules';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';

import { useFormHandle } from '../platform/forms/form-context.ts';
import type { FieldName } from '../platform/forms/form-names.ts';
import { useFieldErrorText } from '../platform/forms/use-field-error-text.ts';
import { useIsHydrated } from '../platform/hydration/use-is-hydrated.ts';
import { useIsomorphicLayoutEffect } from '../platform/hydration/use-isomorphic-layout-effect.ts';
import { useTranslation } from '../platform/texts/translation.tsx';
import { type Upload, useUploads } from '../platform/uploads/use-uploads.ts';
import { ErrorMessage, fieldId, type FieldProps, LabelText, useDescription } from './field.tsx';
import styles from './field.module.css';
import { FileInput } from './file-input.tsx';
import { FileList } from './file-list.tsx';
import files from './file-field.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

interface FileFieldProps extends Omit<FieldProps, 'name' | 'error'> {
  readonly name: FieldName;
  readonly rule: UploadRule;
  readonly upload: Upload;
  /** Preview of a file that the shop has received before, by its id. */
  readonly previewOf?: (id: string) => string | undefined;
  /** Called with the id of a received file that is removed. */
  readonly onRemove?: (id: string) => void;
}

/**
 * A file field: sends files as soon as they are chosen or dropped, and shows how far they are. Its value is read with
 * `readEntries`. Before scripts run it is the native input, whose files go with the form.
 */
export const FileField = ({
  name,
  label,
  hint,
  isRequired = true,
  rule,
  upload,
  previewOf,
  onRemove,
}: FileFieldProps): ReactNode => {
  const { t } = useTranslation('uploads');
  const errorText = useFieldErrorText();
  const isHydrated = useIsHydrated();
  const inputRef = useRef<HTMLInputElement>(null);
  const [isDraggedOver, setDraggedOver] = useState(false);
  const { errorOf, values } = useFormHandle();
  const value = values[name] ?? '';
  const { files: chosen, refused, news, choose, retry, remove } = useUploads(name, rule, upload);
  const [first] = refused;
  const text = (message: string): string => errorText({ field: name, message });
  const error =
    first === undefined
      ? errorOf(name)
      : refused.map((file) => t('upload.refused', { name: file.name, error: text(file.message) })).join(' ');
  const announced = first === undefined ? news && t(`upload.news.${news.what}`, { name: news.name }) : error;
  const { hintId, errorId, described } = useDescription({ hint, error });

  const take = (list: FileList | null): void => {
    const picked = [...(list ?? [])];
    // Emptied, so that the same file can be chosen again after it was removed.
    if (inputRef.current !== null) inputRef.current.value = '';
    if (picked.length > 0) choose(picked);
  };
  useIsomorphicLayoutEffect(() => take(inputRef.current?.files ?? null), []);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setDraggedOver(false);
    take(event.dataTransfer.files);
  };
  const dragOver = (event: DragEvent): void => {
    event.preventDefault();
    setDraggedOver(true);
  };
  const removeFile = (key: string): void => {
    const id = chosen.find((file) => file.key === key)?.id ?? '';
    if (id !== '') onRemove?.(id);
    remove(key);
    inputRef.current?.focus();
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={fieldId(name)}>
        <LabelText {...{ label, isRequired }} />
      </label>
      {hint !== undefined && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <div
        className={files.area}
        data-over={isDraggedOver || undefined}
        onDragOver={dragOver}
        onDragLeave={() => setDraggedOver(false)}
        onDrop={drop}
      >
        <FileInput
          {...described}
          ref={inputRef}
          id={fieldId(name)}
          name={name}
          label={t(rule.maxFiles > 1 ? 'upload.choose.several' : 'upload.choose')}
          accept={acceptOf(rule)}
          multiple={rule.maxFiles > 1}
          onChange={(event) => take(event.target.files)}
        />
        {value !== '' && <input type="hidden" name={name} value={value} />}
        {isHydrated && (
          <span className={files.drop} aria-hidden="true">
            {t(rule.maxFiles > 1 ? 'upload.drop.several' : 'upload.drop')}
          </span>
        )}
      </div>
      <FileList files={chosen} previewOf={previewOf} onRetry={retry} onRemove={removeFile} />
      {error !== undefined && <ErrorMessage id={errorId}>{error}</ErrorMessage>}
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
    </div>
  );
};
