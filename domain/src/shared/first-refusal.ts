/** Takes steps one after the other, until one is refused. */
export const firstRefusal = async <Refusal>(
  steps: readonly (() => Promise<Refusal | undefined>)[],
): Promise<Refusal | undefined> => {
  for (const step of steps) {
    const refusal = await step();
    if (refusal !== undefined) return refusal;
  }
  return undefined;
};
