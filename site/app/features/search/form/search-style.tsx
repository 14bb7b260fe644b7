import stylesheet from './styles/search.css?url'

/**
 * The panel's stylesheet, linked at the panel: the page above it is shown meanwhile, nothing below it moves, and browsers
 * cache it for the next page.
 */
export function SearchStyle() {
  return <link rel="stylesheet" href={stylesheet} />
}
