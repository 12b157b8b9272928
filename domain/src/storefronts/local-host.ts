const LOCAL = /^(?:(?:[a-z\d-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/u;

/** Whether a host, with or without a port, always is the client's own machine: no name server answers for it. */
export const isLocalHost = (host: string): boolean => LOCAL.test(host.toLowerCase());
