/** Thrown with status 503 for an address without a page while the content types are unknown. */
export type UnknownNames = {
  areNamesUnknown: true
  command?: string
}

/** Thrown with status 404 for a page that is not there in the language of the address. */
export type OnlyInEnglish = { english: { name: string; path: string } }

export const connectCommand = (contentUrl: string) => `npm run connect -- --content ${contentUrl}`

export const namesAdvice = (type: string) =>
  `The content type ${type} of the home page is not known: ${connectCommand('URL')} writes the mapping file (CONTENT_MAPPING) that says what it means.`
