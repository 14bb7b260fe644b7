/**
 * Version of the consent under the Personal Data Protection Act 2010 that registrations post; its words are in
 * `words/forms/news-consent/`.
 */
export const pdpaConsentVersion = '2026-11'
