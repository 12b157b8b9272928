/** Freezes a value deeply, so that callers cannot change a world's state. */
export const deepFreeze = <Value>(value: Value): Value => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
};

/** A frozen copy: later changes of the original do not affect it. */
export const frozenCopy = <Value>(value: Value): Value => deepFreeze(structuredClone(value));
