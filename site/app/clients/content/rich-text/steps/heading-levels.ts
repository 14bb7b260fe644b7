/** The returned function maps headings, from first to last, to the levels of an outline without gaps. */
export function headingLevels(top: number): (given: number) => number {
  const open: number[] = []
  return given => {
    while (open.length > 0 && (open.at(-1) ?? 0) >= given) open.pop()
    open.push(given)
    return Math.min(6, top + open.length - 1)
  }
}
