import { createElement, Fragment, type ReactNode } from 'react'

/** A sentence with elements in it. */
export const Sentence = ({ of }: { of: ReactNode[] }) => createElement(Fragment, {}, ...of)
