import { HIT_END, HIT_START } from '@agency/contracts/content/search/hit-marks.ts'
import { createElement, Fragment } from 'react'

const pieces = new RegExp(`${HIT_START}([^${HIT_END}]*)${HIT_END}`)

/** Plain text in which the content system marked what was found. Whatever else is in the text stays text. */
export function MarkedText({ text }: { text: string }) {
  // Splitting by an expression with one group puts what was found at every second place.
  const children = text
    .split(pieces)
    .map((piece, place) => (place % 2 === 1 ? createElement('mark', {}, piece) : piece))
  return createElement(Fragment, {}, ...children)
}
