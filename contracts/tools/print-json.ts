const WIDTH = 120;

/** JSON with what is short on one line, so that a rule of a contract is a line of its difference. */
export const printJson = (value: unknown, indent = ''): string => {
  const flat = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || flat.length + indent.length <= WIDTH) return flat;
  const deeper = `${indent}  `;
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const parts = Array.isArray(value)
    ? value.map((part: unknown) => `${deeper}${printJson(part, deeper)}`)
    : Object.entries(value).map(([name, part]) => `${deeper}${JSON.stringify(name)}: ${printJson(part, deeper)}`);
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`;
};
