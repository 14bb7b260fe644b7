/**
 * Says, with the value `prefetch`, that our script fetches a page before its link is pressed. The security policy allows that
 * everywhere, while Firefox counts `<link rel="prefetch">` as something that no directive allows.
 */
export const prefetchHeader = 'x-purpose'

/** Where script finds what a browser may prepare before its link is pressed. */
export const speculationRulesPath = '/speculation-rules.json'
