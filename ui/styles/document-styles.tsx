import { createContext, type ReactNode, useContext } from 'react'

/** Provided by the server that renders the document. */
type DocumentStyles = {
  /** By the names of `PageStyle`. */
  pageStyles: Record<string, string>
  /** See `CachedFragment`. */
  renderOnce?: (name: string, part: ReactNode) => string
  /** Ids begin with the prefix; see `Island`. */
  renderIsland?: (tree: ReactNode, prefix: string) => string
}

const DocumentContext = createContext<DocumentStyles | undefined>(undefined)

export const DocumentStylesProvider = DocumentContext.Provider

/** undefined outside a server-rendered document. */
export function useDocumentStyles(): DocumentStyles | undefined {
  return useContext(DocumentContext)
}
