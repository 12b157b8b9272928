import type { Type } from '@nestjs/common';
import { BadRequestException } from '@nestjs/common';
import { inputValidation } from '../http/input-validation.ts';

/** Arguments as a resolver of the gateway gets them. */
export const readArgs = async <Args>(of: Type<Args>, sent: object): Promise<Args> =>
  (await inputValidation.transform(sent, { type: 'body', metatype: of })) as Args;

/** What the gateway replies to malformed arguments; undefined if it accepts them. */
export const complaintAbout = async (of: Type<unknown>, sent: object): Promise<string | undefined> => {
  try {
    await readArgs(of, sent);
    return undefined;
  } catch (failure) {
    if (failure instanceof BadRequestException) return failure.message;
    throw failure;
  }
};
