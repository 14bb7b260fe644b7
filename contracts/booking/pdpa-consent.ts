/**
 * Version of the consent under the Personal Data Protection Act 2010 that registrations post; its words are in
 * `words/account/sign-in/`.
 */
export const pdpaConsentVersion = '2026-11'
