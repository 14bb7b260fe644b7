import stylesheet from './styles/search.css?url'

/** Linked at the panel, so that it does not delay the page above. */
export function SearchStyle() {
  return <link rel="stylesheet" href={stylesheet} />
}
