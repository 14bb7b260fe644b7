const webAddress = /\b[a-z][a-z0-9+.-]*:\/\/\S+|\bwww[.。．｡]\S+/giu
const emailAddress = /\b(?:mailto|tel|sms|callto|skype|facetime):\S+|[^\s<>(),;:]+[@＠][^\s<>(),;:]+/giu
const domainPattern = /(?:[\p{L}\p{N}-]+[.。．｡])+\p{L}[\p{L}\p{N}-]+(?<path>[/?#:]\S+)?/gu
const endOfSentence = /[.。．｡](?=\p{Lu})/gu
const leftOut = '…'

/**
 * A receipt goes to a typed address, which may be another person's, who must not get links in our name. Keeps prices
 * and times, and adds a missing blank, as in `Thank you.Please call`.
 */
export const withoutAddresses = (text: string): string =>
  text
    .replace(webAddress, leftOut)
    .replace(emailAddress, leftOut)
    .replace(domainPattern, (domain, path: string | undefined) => {
      const apart = domain.replace(endOfSentence, '. ')
      return path || apart === domain || apart.split(' ').some(hasDot) ? leftOut : apart
    })

const hasDot = (word: string) => /[.。．｡]./u.test(word)
