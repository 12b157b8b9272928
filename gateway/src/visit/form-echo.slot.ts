import type { FormEcho } from '@shop/domain/pages/page-contract';
import type { Slot, Visit } from '@shop/domain/visit/visit.port';
import { optional, storedList, storedRecord, storedText, storedTexts } from '@shop/domain/shared/stored-content';
import { packJson } from '../shared/packed-json.ts';

/** What a form without scripts contained, so that the page can show it again. */
export const FORM_ECHO: Slot<FormEcho> = {
  name: 'formEcho',
  version: 1,
  seconds: 60,
  endsWithBrowser: true,
  isOfPerson: true,
  read: storedRecord<FormEcho>({
    form: storedText,
    values: storedTexts,
    fieldErrors: storedList(storedRecord({ field: storedText, message: storedText })),
    general: optional(storedText),
    about: optional(storedList(storedText)),
  }),
};

/** Longest form echo in a cookie. */
const MAX_ECHO_LENGTH = 3_500;

/** The texts that take most space are left out, not cut off, until the others fit. */
const fitting = (echo: FormEcho): FormEcho => {
  const [longest] = Object.entries(echo.values).sort(([, a], [, b]) => packJson(b).length - packJson(a).length);
  if (packJson(echo).length <= MAX_ECHO_LENGTH || longest === undefined) return echo;
  const values = Object.entries(echo.values).filter(([name]) => name !== longest[0]);
  return fitting({ ...echo, values: Object.fromEntries(values) });
};

export const saveFormEcho = (visit: Pick<Visit, 'write'>, echo: FormEcho): void =>
  visit.write(FORM_ECHO, fitting(echo));
