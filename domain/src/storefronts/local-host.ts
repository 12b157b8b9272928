const LOCAL = /^(?:(?:[a-z\d-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/u;

/** Whether a host, with or without a port, is always the client's own machine: no name server resolves it. */
export const isLocalHost = (host: string): boolean => LOCAL.test(host.toLowerCase());
