const WEB_ADDRESS = /\b[a-z][a-z0-9+.-]*:\/\/\S+|\bwww[.。．｡]\S+/giu
const EMAIL_ADDRESS = /\b(?:mailto|tel|sms|callto|skype|facetime):\S+|[^\s<>(),;:]+[@＠][^\s<>(),;:]+/giu
const DOMAIN = /(?:[\p{L}\p{N}-]+[.。．｡])+\p{L}[\p{L}\p{N}-]+(?<path>[/?#:]\S+)?/gu
const DOT_IN_DOMAIN = /[.。．｡](?=\p{L})/gu

/**
 * Text of a sender for a receipt, without anything that a mail program makes a link of. A receipt goes to an address that
 * the sender typed, and may be another person's, who must not get links in our name. Prices and times stay as they are.
 * A domain alone is often only a missing blank, as in `Thank you.Please call`, and gets it.
 */
export const withNeutralLinks = (text: string): string =>
  text
    .replace(WEB_ADDRESS, '(web address left out)')
    .replace(EMAIL_ADDRESS, '(address left out)')
    .replace(DOMAIN, (domain, path: string | undefined) =>
      path ? '(web address left out)' : domain.replace(DOT_IN_DOMAIN, '. '),
    )
