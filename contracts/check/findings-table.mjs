/** @import { Finding } from './compare-schemas.mjs' */

/** @param {readonly Finding[]} findings */
const widthOf = (findings) => Math.max(...findings.map(({ change }) => change.length));

/**
 * The findings as a table for people, the gravest first.
 * @param {readonly Finding[]} findings
 */
export const findingsTable = (findings) => {
  if (findings.length === 0) return 'Nothing that the storefront uses has changed.';
  const width = widthOf(findings);
  return findings
    .map(({ level, change, operations }) =>
      `${level.padEnd(8)}  ${change.padEnd(width)}  ${operations.join(', ')}`.trimEnd(),
    )
    .join('\n');
};
