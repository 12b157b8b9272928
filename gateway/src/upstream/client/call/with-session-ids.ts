import type { OpenedSession } from '@shop/domain/visit/session';

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Replaces every `cartId` and `userId` in the variables of an operation with those of a session. */
export const withSessionIds = (variables: unknown, session: OpenedSession): unknown => {
  if (Array.isArray(variables)) return variables.map((value: unknown) => withSessionIds(value, session));
  if (!isPlain(variables)) return variables;
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      name,
      (name === 'cartId' || name === 'userId') && typeof value === 'string'
        ? session[name]
        : withSessionIds(value, session),
    ]),
  );
};
