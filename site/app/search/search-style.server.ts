import css from './search.css?inline'

/** The stylesheet of the search panel, inlined on pages that have one. */
export const searchStyle = css
