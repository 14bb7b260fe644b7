const maxLength = 100

/** Non-letters of real names: `S. Kumar a/l Raman`, `Tan Ah Kow @ James`, `D’Cruz`, `Núria Gal·la`, `レオ・リー`. */
const others = String.raw`\p{M}\p{Pd} .,'’‘\x60´()/@·‧•・\u200c\u200d`
const namePattern = new RegExp(String.raw`^['’‘\x60´]?\p{L}[\p{L}${others}]*$`, 'u')
const notInNames = new RegExp(String.raw`[^\p{L}${others}]+`, 'gu')
/** Joiners change the shape of the letters beside them (`ශ්‍රී`); elsewhere they are invisible. */
const unseen = /([\p{L}\p{M}][\u200c\u200d](?=\p{L}))|\p{Cf}/gu
const fullWidth = /[\uff01-\uff5e]/g

/** Begins with a letter and is mostly letters, in any script, up to 100 characters. Returns the stored form. */
export function readPersonName(text: string): string | undefined {
  if (text.length > maxLength) return undefined
  const name = written(text).trim()
  return namePattern.test(name) ? tidyPersonName(name) : undefined
}

/** Airlines print names in the Latin letters of the passport. */
export const isLatinName = (text: string): boolean => !/(?!\p{Script=Latin})\p{L}/u.test(text)

/**
 * Removes everything that names lack and adds a space after each full stop, so that no mail program makes a link of it.
 */
export const tidyPersonName = (text: string): string =>
  written(text.slice(0, maxLength))
    .replace(notInNames, ' ')
    .replace(/\.(?=[^ ])/g, '. ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, maxLength)

const written = (text: string) =>
  text
    .normalize('NFC')
    .replace(fullWidth, sign => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(unseen, '$1')
    .replace(/\p{Zs}+/gu, ' ')
