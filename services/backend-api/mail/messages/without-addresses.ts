const WEB_ADDRESS = /\b[a-z][a-z0-9+.-]*:\/\/\S+|\bwww[.。．｡]\S+/giu
const EMAIL_ADDRESS = /\b(?:mailto|tel|sms|callto|skype|facetime):\S+|[^\s<>(),;:]+[@＠][^\s<>(),;:]+/giu
const DOMAIN = /(?:[\p{L}\p{N}-]+[.。．｡])+\p{L}[\p{L}\p{N}-]+(?<path>[/?#:]\S+)?/gu
const END_OF_SENTENCE = /[.。．｡](?=\p{Lu})/gu
const LEFT_OUT = '…'

/**
 * Text of a sender for a receipt, with `…` for everything that a mail program makes a link of. A receipt goes to an address
 * that the sender typed, and may be another person's, who must not get links in our name. Prices and times stay as they are.
 * Where only the blank after a sentence is missing, as in `Thank you.Please call`, it is put in.
 */
export const withoutAddresses = (text: string): string =>
  text
    .replace(WEB_ADDRESS, LEFT_OUT)
    .replace(EMAIL_ADDRESS, LEFT_OUT)
    .replace(DOMAIN, (domain, path: string | undefined) => {
      const apart = domain.replace(END_OF_SENTENCE, '. ')
      return path || apart === domain || apart.split(' ').some(hasDot) ? LEFT_OUT : apart
    })

/** Whether a dot is left inside a word. */
const hasDot = (word: string) => /[.。．｡]./u.test(word)
