import { IsOptionalText } from '../shared/is-text.ts';

/** A form that leads back to its page, as browsers post it without scripts. */
export class FormOnPage {
  /** Path of the page that holds the form. */
  @IsOptionalText() readonly from?: string;
}
