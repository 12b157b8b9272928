import { emailSuggestions } from '@shop/domain/storefronts/email-suggestions';
import { type ReactNode, useId } from 'react';

import { useFormHandle } from '../platform/forms/form-context.ts';
import { useStorefront } from '../platform/pages/page-context.tsx';
import type { FieldName } from '../platform/forms/form-names.ts';
import { FormTextField } from './form-fields.tsx';

interface EmailFieldProps {
  readonly name: FieldName;
  readonly label: string;
  readonly hint?: ReactNode;
  /** @default 'email' */
  readonly autoComplete?: string;
  readonly isRequired?: boolean;
}

/**
 * An e-mail field. After an `@`, a native `<datalist>` suggests the country's common providers. No `type="email"`: browsers change
 * what is typed there, and make another domain of one with a pasted dash.
 */
export const EmailField = ({ name, autoComplete = 'email', ...field }: EmailFieldProps): ReactNode => {
  const list = useId();
  const { store } = useStorefront();
  const typed = useFormHandle().values[name] ?? '';
  const suggestions = emailSuggestions(typed, store);
  return (
    <div>
      <FormTextField
        {...field}
        name={name}
        inputMode="email"
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        list={list}
      />
      <datalist id={list}>
        {suggestions.map((address) => (
          <option key={address} value={address} />
        ))}
      </datalist>
    </div>
  );
};
