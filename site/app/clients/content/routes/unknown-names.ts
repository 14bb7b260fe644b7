/** Thrown, with status 503, for an address without a page while nothing says what the names of the content system mean. */
export type UnknownNames = {
  areNamesUnknown: true
  /** What to do, for people who set the site up; visitors get none. */
  advice?: string
}

/**
 * What is wrong with a home page of an unknown content type, and which command puts it right.
 * @param contentUrl The address of the content system, where the reader may see it.
 */
export function namesAdvice(type: string, contentUrl = 'URL'): string {
  return `The content type ${type} of the home page is not known: npm run connect -- --content ${contentUrl} writes the mapping file (CONTENT_MAPPING) that says what it means.`
}

/** Whether an error page stands in for pages whose names are not known, and what it advises. */
export function unknownNamesIn(thrown: unknown): UnknownNames | undefined {
  return typeof thrown === 'object' && thrown !== null && 'areNamesUnknown' in thrown
    ? (thrown as UnknownNames)
    : undefined
}
