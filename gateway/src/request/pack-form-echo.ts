import type { FormEcho } from '@shop/client/app/page-contract';
import { packJson } from '../shared/packed-json.ts';

/** Longest form echo in a cookie. */
const MAX_ECHO_LENGTH = 3_500;

/** A form echo for its cookie. The texts that take most space are left out, not cut off, until the others fit. */
export const packFormEcho = (echo: FormEcho): string => {
  const packed = packJson(echo);
  const [longest] = Object.entries(echo.values).sort(([, a], [, b]) => packJson(b).length - packJson(a).length);
  if (packed.length <= MAX_ECHO_LENGTH || longest === undefined) return packed;
  return packFormEcho({
    ...echo,
    values: Object.fromEntries(Object.entries(echo.values).filter(([name]) => name !== longest[0])),
  });
};
