/** A path within the shop, or a page elsewhere that is safe to open. Other schemes, such as `javascript:`, are left out. */
export const readLink = (link: string | null): string | undefined =>
  link !== null && /^(?:https?:\/\/[^/]|\/(?!\/))/iu.test(link) ? link : undefined;
