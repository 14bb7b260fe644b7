const MAX_LENGTH = 100

/** Non-letters of real names: `S. Kumar a/l Raman`, `Tan Ah Kow @ James`, `D’Cruz`, `Núria Gal·la`, `レオ・リー`. */
const OTHERS = String.raw`\p{M}\p{Pd} .,'’‘\x60´()/@·‧•・\u200c\u200d`
const NAME = new RegExp(String.raw`^['’‘\x60´]?\p{L}[\p{L}${OTHERS}]*$`, 'u')
const NOT_IN_NAMES = new RegExp(String.raw`[^\p{L}${OTHERS}]+`, 'gu')
/** Joiners change the shape of the letters beside them (`ශ්‍රී`); elsewhere they are invisible. */
const UNSEEN = /([\p{L}\p{M}][\u200c\u200d](?=\p{L}))|\p{Cf}/gu
const FULL_WIDTH = /[\uff01-\uff5e]/g

export const NOT_A_NAME = "Please use letters, spaces and . , ' - / @ ( ) · only."

/** Begins with a letter and is mostly letters, in any script, up to 100 characters. Returns the stored form. */
export function readPersonName(text: string): string | undefined {
  if (text.length > MAX_LENGTH) return undefined
  const name = written(text).trim()
  return NAME.test(name) ? tidyPersonName(name) : undefined
}

/**
 * Removes everything that names lack and adds a space after each full stop, so that no mail program makes a link of it.
 */
export const tidyPersonName = (text: string): string =>
  written(text.slice(0, MAX_LENGTH))
    .replace(NOT_IN_NAMES, ' ')
    .replace(/\.(?=[^ ])/g, '. ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, MAX_LENGTH)

const written = (text: string) =>
  text
    .normalize('NFC')
    .replace(FULL_WIDTH, sign => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(UNSEEN, '$1')
    .replace(/\p{Zs}+/gu, ' ')
