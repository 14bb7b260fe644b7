/**
 * Consent under the Personal Data Protection Act 2010, around a link to the privacy notice. The form posts the version;
 * changed words are a new version.
 */
export const pdpaConsent = {
  version: '2026-11',
  before: 'I agree that my name and e-mail address are used to send me offers by e-mail, as the ',
  notice: 'privacy notice',
  after: ' describes. I can take this back at any time.',
}
