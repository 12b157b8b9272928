import type { SpeditionField } from '@shop/domain/shippers/shipper';
import { readSpeditionAnswer } from '@shop/domain/shippers/spedition-rules';

/** Questions of the forwarding agent that must be answered before delivery. */
export const SPEDITION_QUESTIONS = [
  { name: 'phone', required: true },
  { name: 'floor', required: false },
  { name: 'access', required: false },
] as const;

export type SpeditionQuestion = (typeof SPEDITION_QUESTIONS)[number]['name'];

type Answers = Readonly<Record<string, string>>;

export const speditionFields = (answers: Answers): readonly SpeditionField[] =>
  SPEDITION_QUESTIONS.map((question) => ({
    name: question.name,
    value: readSpeditionAnswer(question.name, answers[question.name] ?? ''),
    required: question.required,
  }));
