import { hitEnd, hitStart } from '@agency/contracts/content/search/hit-marks.ts'
import { createElement, Fragment } from 'react'

const pieces = new RegExp(`${hitStart}([^${hitEnd}]*)${hitEnd}`)

/** Turns the content system's marks into `<mark>`; shows HTML as text. */
export function MarkedText({ text }: { text: string }) {
  // Splitting by an expression with one group puts the found words at odd positions.
  const children = text
    .split(pieces)
    .map((piece, place) => (place % 2 === 1 ? createElement('mark', {}, piece) : piece))
  return createElement(Fragment, {}, ...children)
}
