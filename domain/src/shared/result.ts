/** The result of a call that may be refused: an expected "no" is a value, never an exception. */
export type Result<Value, Refusal> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal };

export const granted = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({ ok: true, value });

export const refused = <Refusal>(refusal: Refusal): { readonly ok: false; readonly refusal: Refusal } => ({
  ok: false,
  refusal,
});

/** Runs steps one after the other until one is refused. */
export const firstRefusal = async <Refusal>(
  steps: readonly (() => Promise<Refusal | undefined>)[],
): Promise<Refusal | undefined> => {
  for (const step of steps) {
    const refusal = await step();
    if (refusal !== undefined) return refusal;
  }
  return undefined;
};
