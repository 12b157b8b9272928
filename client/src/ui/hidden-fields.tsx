import { memo, type ReactNode } from 'react';

import type { PostedValues } from '../platform/forms/form-names.ts';
import type { FormName } from '../platform/generated/forms.ts';

/** React writes the type and name of each input that it renders again, even if nothing has changed. */
const HiddenField = memo(
  ({ name, value }: { readonly name: string; readonly value: string | number }): ReactNode => (
    <input type="hidden" name={name} value={value} />
  ),
);
HiddenField.displayName = 'HiddenField';

/** What a form posts without showing it. */
export const HiddenFields = <Action extends FormName>({
  values,
}: {
  readonly values: PostedValues<Action>;
}): ReactNode =>
  Object.entries<string | number | undefined>(values).map(
    ([name, value]) => value !== undefined && <HiddenField key={name} name={name} value={value} />,
  );
