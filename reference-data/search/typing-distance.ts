const maxLength = 48

/** Reused: one answer compares thousands of words. */
const rows = [new Uint8Array(maxLength + 1), new Uint8Array(maxLength + 1), new Uint8Array(maxLength + 1)] as const

/**
 * Damerau-Levenshtein distance.
 * @returns `whole` to the word, `begun` to its best beginning; inexact beyond `most`.
 */
export function typingDistance(typed: string, word: string, maxSlips: number): { whole: number; begun: number } {
  const tooFar = { whole: maxSlips + 1, begun: maxSlips + 1 }
  const width = Math.min(word.length, typed.length + maxSlips)
  if (typed.length > width + maxSlips || typed.length > maxLength || width > maxLength) return tooFar
  let [before, last, current] = rows
  for (let column = 0; column <= width; column++) last[column] = column
  for (let row = 1; row <= typed.length; row++) {
    const letter = typed.charCodeAt(row - 1)
    const letterBefore = typed.charCodeAt(row - 2)
    current[0] = row
    let lowest = row
    for (let column = 1; column <= width; column++) {
      const other = word.charCodeAt(column - 1)
      let steps = at(last, column - 1) + (letter === other ? 0 : 1)
      steps = Math.min(steps, at(last, column) + 1, at(current, column - 1) + 1)
      const swapped = row > 1 && column > 1 && letter === word.charCodeAt(column - 2) && letterBefore === other
      if (swapped) steps = Math.min(steps, at(before, column - 2) + 1)
      current[column] = steps
      if (steps < lowest) lowest = steps
    }
    if (lowest > maxSlips) return tooFar
    ;[before, last, current] = [last, current, before]
  }
  const whole = word.length > width ? maxSlips + 1 : at(last, width)
  return { whole, begun: Math.min(...last.subarray(0, width + 1)) }
}

export function forgivenSlips(length: number): number {
  if (length < 4) return 0
  return length < 6 ? 1 : 2
}

function at(row: Uint8Array, column: number): number {
  return row[column] ?? 0
}
