import type { BusinessFields } from '@shop/domain/businesses/business';
import { businessErrors, writtenVatNumber } from '@shop/domain/businesses/business-rules';
import { type FieldError, fieldErrorsOf } from '@shop/domain/shared/field-errors';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { CompanyFacts } from '../sessions/user.ts';
import { unlessEmpty } from '../shared/unless-empty.ts';
import { isIndustry, isJobTitle } from './business-lists.ts';

const unknownCode = (code: string, isKnown: (code: string) => boolean): 'shop.form.error.choice' | undefined =>
  code === '' || isKnown(code) ? undefined : 'shop.form.error.choice';

/** Codes that no list has. */
export const codeErrors = ({ primaryIndustryGroupCode, jobTitleCode }: BusinessFields): readonly FieldError[] =>
  fieldErrorsOf({
    primaryIndustryGroupCode: unknownCode(primaryIndustryGroupCode, isIndustry),
    jobTitleCode: unknownCode(jobTitleCode, isJobTitle),
  });

export const companyFactsErrors = (typed: BusinessFields): readonly FieldError[] => [
  ...businessErrors(typed),
  ...codeErrors(typed),
];

/** As the account keeps what was typed. */
export const companyFactsOf = ({
  jobTitleCode,
  primaryIndustryGroupCode,
  vatRegistrationNo,
  numberOfEmployees,
}: BusinessFields): CompanyFacts => ({
  jobTitleCode,
  primaryIndustryGroupCode,
  ...unlessEmpty(writtenVatNumber(vatRegistrationNo), (written) => ({ vatRegistrationNo: written })),
  ...omitNil({ numberOfEmployees }),
});
