import { createContext, type ReactNode, useContext } from 'react'

/** What the document offers to the components in it; provided by the server that renders the document. */
type DocumentStyles = {
  /** Stylesheets of single pages, by the names that `PageStyle` uses. */
  pageStyles: Record<string, string>
  /** Renders a fragment that documents share; see `CachedFragment`. */
  renderOnce?: (name: string, part: ReactNode) => string
  /** Renders an island, with ids that begin with the prefix; see `Island`. */
  renderIsland?: (tree: ReactNode, prefix: string) => string
}

const DocumentContext = createContext<DocumentStyles | undefined>(undefined)

export const DocumentStylesProvider = DocumentContext.Provider

/** What the document offers; undefined outside a server-rendered document. */
export function useDocumentStyles(): DocumentStyles | undefined {
  return useContext(DocumentContext)
}
