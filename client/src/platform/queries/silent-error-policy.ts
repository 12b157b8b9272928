/** Marks a call whose failure shows no toast: the page shows the failure in place, or not at all (UPSTREAM-15). */
export const SILENT = { silentErrorPolicy: true } as const;

export const isSilent = (meta: Readonly<Record<string, unknown>> | undefined): boolean =>
  meta?.['silentErrorPolicy'] === true;
