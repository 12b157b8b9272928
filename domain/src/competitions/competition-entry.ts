import { type FieldError, fieldErrorsOf } from '../shared/field-errors.ts';
import { FIELD_LIMITS } from '../shared/field-limits.ts';
import { email, maxLength, required } from '../shared/form-rules.ts';
import { normaliseText } from '../shared/normalise-text.ts';
import { readEmail } from '../shared/read-email.ts';
import type { CompetitionId } from './competition.ts';

export interface CompetitionEntry {
  readonly competitionId: CompetitionId;
  readonly fullName: string;
  readonly email: string;
  /** Id of one of the answers. */
  readonly answer: string;
  /** Of a class or a teacher; empty if nobody's. */
  readonly school: string;
  readonly acceptsTerms: boolean;
  /** A field that nobody sees was filled in: somebody looks at the entry before the draw. */
  readonly isSuspicious: boolean;
}

export const normaliseEntry = (typed: CompetitionEntry): CompetitionEntry => ({
  ...typed,
  fullName: normaliseText(typed.fullName),
  email: readEmail(typed.email),
  school: normaliseText(typed.school),
});

/** All errors of an entry, in the order of the form. Which answers there are, the shop knows. */
export const entryErrors = (
  { fullName, email: address, answer, school, acceptsTerms }: CompetitionEntry,
  answers: readonly string[] = [answer],
): readonly FieldError[] =>
  fieldErrorsOf({
    answer: answer !== '' && answers.includes(answer) ? undefined : 'shop.form.error.choice',
    fullName: required(fullName) ?? maxLength(FIELD_LIMITS.fullName)(fullName),
    email: email(address),
    school: maxLength(FIELD_LIMITS.school)(school),
    acceptsTerms: acceptsTerms ? undefined : 'shop.form.error.terms',
  });

/** Whose entry it is: one address has one, however it is written. */
export const entrantOf = ({ email: address }: Pick<CompetitionEntry, 'email'>): string =>
  readEmail(address).toLowerCase();
