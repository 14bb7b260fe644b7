/** Rows as CSV (RFC 4180), with the heads as the first row. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map(cells => `${cells.map(cell).join(',')}\r\n`).join('')

/** A spreadsheet would run a cell that begins like a formula, in some languages also with wide signs. */
const cell = (text: string) => `"${text.replace(/^(?=\s*[=+\-@＝＋－＠\t\r])/, "'").replaceAll('"', '""')}"`
