/**
 * Mark the found words in `title`, `excerpt` and `highlight`. No text contains them, so that a page can turn them into
 * its own markup without trusting HTML.
 */
export const hitStart = '⟦'
export const hitEnd = '⟧'
