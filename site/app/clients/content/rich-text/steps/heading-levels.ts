/**
 * Gives headings the levels of an outline that begins at `top` and leaves none out, in the order of the text: a heading
 * stands one level below the nearest one before it that was larger. Call it for each heading from first to last.
 * @param top The level of the largest headings, 2 below a page's title.
 */
export function headingLevels(top: number): (given: number) => number {
  const open: number[] = []
  return given => {
    while (open.length > 0 && (open.at(-1) ?? 0) >= given) open.pop()
    open.push(given)
    return Math.min(6, top + open.length - 1)
  }
}
