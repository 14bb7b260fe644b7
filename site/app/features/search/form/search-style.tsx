import stylesheet from './styles/search.css?url'

/**
 * The panel's stylesheet, fetched where the panel stands: what is above it shows meanwhile, nothing below it moves, and
 * browsers keep it for the next page.
 */
export function SearchStyle() {
  return <link rel="stylesheet" href={stylesheet} />
}
