/** Freezes a value deeply, so that callers cannot change a world's state. */
export const deepFreeze = <Value>(value: Value): Value => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  // A cart is frozen for each request, and `Object.values` would make a list for each of its parts.
  if (Array.isArray(value)) for (const part of value) deepFreeze(part);
  else for (const name in value) deepFreeze(value[name]);
  return value;
};

/** A frozen copy: later changes of the original do not affect it. */
export const frozenCopy = <Value>(value: Value): Value => deepFreeze(structuredClone(value));
