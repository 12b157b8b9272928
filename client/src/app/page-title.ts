/** Title of the page that the matched routes make: the deepest that names one wins. */
export const titleOf = (matches: readonly { readonly meta?: readonly unknown[] | undefined }[]): string | undefined =>
  matches
    .flatMap(({ meta }) => meta ?? [])
    .filter((tag): tag is { readonly title: string } => typeof tag === 'object' && tag !== null && 'title' in tag && typeof tag.title === 'string')
    .at(-1)?.title;
