/** Whether the browser says that the connection is away. If it says that there is one, that may be wrong. */
export const isOffline = (): boolean => navigator.onLine === false;
