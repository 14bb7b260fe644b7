/**
 * What surrounds a word that was found, in `title` and `excerpt` of a hit and in `highlight` of a post: two characters
 * that no text has, so that the page that shows the text can turn them into markup of its own without trusting any HTML.
 */
export const HIT_START = '⟦'
export const HIT_END = '⟧'
