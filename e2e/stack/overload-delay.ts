/** A journey's gateway refuses nothing while the machine is busy with others. Tests of the gateway show what an overloaded one refuses. */
export const OVERLOAD_DELAY_MS = '60000';
