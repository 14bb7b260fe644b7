const LONGEST = 100

/** Letters of any script, with what stands between them in names: `S. Kumar a/l Raman`, `Tan Ah Kow @ James`, `D’Cruz`. */
const NAME = /^\p{L}[\p{L}\p{M} .,'’`()/@-]*$/u
const NOT_IN_NAMES = /[^\p{L}\p{M} .,'’`()/@-]+/gu

/** What somebody is told whose name is something else. */
export const NOT_A_NAME = "Please use letters, spaces and . , ' - / @ ( ) only."

/** Whether a text can be a name: one line of at most 100 characters that begins with a letter and is mostly letters. */
export const isPersonName = (text: string): boolean => text.length <= LONGEST && NAME.test(text)

/**
 * A name as it is stored and mailed: without what names do not have, and with a space after each full stop, so that no mail
 * program makes a link of it.
 */
export const tidyPersonName = (text: string): string =>
  text
    .slice(0, LONGEST)
    .replace(NOT_IN_NAMES, ' ')
    .replace(/\.(?=[^ ])/g, '. ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, LONGEST)
