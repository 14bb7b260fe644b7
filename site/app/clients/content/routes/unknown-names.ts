/** Thrown, with status 503, for an address without a page while nothing says what the names of the content system mean. */
export type UnknownNames = {
  areNamesUnknown: true
  /** Writes the mapping file; for people who set the site up, not for visitors. */
  command?: string
}

/** The command that writes the mapping file. */
export const connectCommand = (contentUrl: string) => `npm run connect -- --content ${contentUrl}`

/** What is wrong with a home page of an unknown content type, and which command puts it right. */
export const namesAdvice = (type: string) =>
  `The content type ${type} of the home page is not known: ${connectCommand('URL')} writes the mapping file (CONTENT_MAPPING) that says what it means.`
