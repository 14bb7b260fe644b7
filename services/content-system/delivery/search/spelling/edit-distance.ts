/**
 * How many letters have to be put in, left out, replaced or swapped with their neighbour to make one word of another
 * (optimal string alignment).
 */
export function editDistance(a: string, b: string): number {
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const line = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1
      const least = Math.min(
        (above[column] as number) + 1,
        (line[column - 1] as number) + 1,
        (above[column - 1] as number) + same,
      )
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      line[column] = swapped ? Math.min(least, (before[column - 2] as number) + 1) : least
    }
    before = above
    above = line
  }
  return above[b.length] as number
}
