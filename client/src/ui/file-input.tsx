import type { ComponentProps, ReactNode } from 'react';

import { useIsHydrated } from '../platform/hydration/use-is-hydrated.ts';
import files from './file-field.module.css';

interface FileInputProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** On the button that stands for the browser's own. */
  readonly label: string;
}

/** The native input that takes files. Its words are in the browser's language, so that it lies unseen over a button once scripts run. */
export const FileInput = ({ label, ...input }: FileInputProps): ReactNode => {
  const isHydrated = useIsHydrated();
  return (
    <span className={files.choose}>
      <input {...input} type="file" className={files.input} data-hydrated={isHydrated || undefined} />
      {isHydrated && (
        <span className={files.button} aria-hidden="true">
          {label}
        </span>
      )}
    </span>
  );
};
