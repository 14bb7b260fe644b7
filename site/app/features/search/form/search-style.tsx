import stylesheet from './styles/search.css?url'

/** Linked at the panel, so that it does not delay the page above. */
export const SearchStyle = () => <link rel="stylesheet" href={stylesheet} />
