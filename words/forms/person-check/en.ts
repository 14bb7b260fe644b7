/** The captcha's verdicts, for visitors. */
export const en = {
  expired: 'The check has expired or was not passed. Please try again.',
  used: 'This check was used before. Please try again.',
  notPassed: 'The check was not passed. Please try again.',
  notMade: 'The check could not be made just now. Please try again in a minute.',
  missing: 'The check is missing.',
}
