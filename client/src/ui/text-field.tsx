import type { ReactNode, Ref } from 'react';
import {
  FieldError,
  Input,
  type InputProps,
  Label,
  Text,
  TextField as AriaTextField,
} from 'react-aria-components/TextField';

import { ErrorText, fieldId, type FieldProps, LabelText } from './field.tsx';
import styles from './field.module.css';

/** Width of a field, as a hint at the length of its value. */
export type FieldWidth = 'xs' | 's' | 'm' | 'full';

/** Props that all text fields share: their value is always controlled. */
export interface TextFieldBaseProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  /** Marks a field whose error stands at another field. @default false */
  readonly isWrong?: boolean | undefined;
  /** Reads its error out, in a form without an error summary. @default false */
  readonly isErrorAlert?: boolean | undefined;
}

/** Attributes of the control itself, without those that its field sets. */
export type ControlAttributes<Props> = Omit<
  Props,
  keyof TextFieldBaseProps | 'id' | 'required' | 'defaultValue' | 'className' | 'children' | 'render' | 'style'
>;

/**
 * Label, hint, control and error, associated by React Aria. It leaves validation to the form: with `native` instead of
 * `aria`, browsers would block forms that the server handles before scripts run.
 */
export const TextFieldBase = ({
  name,
  label,
  hint,
  error,
  isWrong = false,
  isErrorAlert = false,
  isRequired = true,
  value,
  onChange,
  onBlur,
  children,
}: TextFieldBaseProps & { readonly children: ReactNode }): ReactNode => (
  <AriaTextField
    id={fieldId(name)}
    name={name}
    value={value}
    className={styles.field ?? ''}
    isRequired={isRequired}
    isInvalid={isWrong || error !== undefined}
    validationBehavior="aria"
    onChange={onChange}
    {...(onBlur === undefined ? {} : { onBlur })}
  >
    <Label className={styles.label}>
      <LabelText {...{ label, isRequired }} />
    </Label>
    {hint !== undefined && (
      <Text slot="description" elementType="p" className={styles.hint}>
        {hint}
      </Text>
    )}
    {children}
    {error !== undefined && (
      <div role={isErrorAlert ? 'alert' : undefined}>
        <FieldError elementType="p" className={styles.error ?? ''}>
          <ErrorText>{error}</ErrorText>
        </FieldError>
      </div>
    )}
  </AriaTextField>
);

interface TextFieldProps extends TextFieldBaseProps, ControlAttributes<InputProps> {
  readonly ref?: Ref<HTMLInputElement>;
  readonly width?: FieldWidth;
}

export const TextField = ({
  name,
  label,
  hint,
  error,
  isWrong,
  isErrorAlert,
  isRequired,
  value,
  onChange,
  onBlur,
  width = 'full',
  ...input
}: TextFieldProps): ReactNode => (
  <TextFieldBase {...{ name, label, hint, error, isWrong, isErrorAlert, isRequired, value, onChange, onBlur }}>
    <Input {...input} className={styles.control ?? ''} data-width={width} />
  </TextFieldBase>
);
