/** The page around an enquiry form. */
export const en = {
  goodToKnow: 'Good to know',
  seller: 'Who answers you',
  consent: 'I agree that the details above are used to answer my request.',
  send: 'Send',
}
