import type { ReactNode } from 'react';

import type { PostedValues } from '../platform/forms/form-names.ts';
import type { FormName } from '../platform/generated/forms.ts';

/** What a form posts without showing it. */
export const HiddenFields = <Action extends FormName>({
  values,
}: {
  readonly values: PostedValues<Action>;
}): ReactNode =>
  Object.entries<string | number | undefined>(values).map(
    ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
  );
