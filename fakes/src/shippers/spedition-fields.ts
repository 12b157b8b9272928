import { phoneFault } from '@shop/domain/addresses/address-rules';
import type { SpeditionField } from '@shop/domain/shippers/shipper';
import type { FieldError } from '@shop/domain/shared/field-errors';
import { maxLength, required } from '@shop/domain/shared/form-rules';
import { normalised } from '@shop/domain/shared/normalised';

/** What the forwarding agent asks before bulky goods can be brought. */
export const SPEDITION_QUESTIONS = [
  { name: 'phone', required: true },
  { name: 'floor', required: false },
  { name: 'access', required: false },
] as const;

/** Longest answer that fits the agent's form. */
const MOST_SIGNS = 100;

type Answers = Readonly<Record<string, string>>;

const answerTo = (name: string, answers: Answers): string => normalised(Object.hasOwn(answers, name) ? answers[name] : undefined);

export const speditionFields = (answers: Answers): readonly SpeditionField[] =>
  SPEDITION_QUESTIONS.map((question) => ({ name: question.name, value: answerTo(question.name, answers), required: question.required }));

export const speditionErrors = (answers: Answers): readonly FieldError[] =>
  speditionFields(answers).flatMap((field) => {
    const message = (field.required ? required(field.value) : undefined) ?? (field.name === 'phone' ? phoneFault(field.value) : maxLength(MOST_SIGNS)(field.value));
    return message === undefined ? [] : [{ field: field.name, message }];
  });
