/** Marks a call whose failure raises no toast: its own place on the page tells of it, or the page does without (specification A9, B8). */
export const SILENT = { silentErrorPolicy: true } as const;

export const isSilent = (meta: Readonly<Record<string, unknown>> | undefined): boolean => meta?.['silentErrorPolicy'] === true;
