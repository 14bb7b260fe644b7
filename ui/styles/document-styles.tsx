import { createContext, type ReactNode, useContext } from 'react'

/** What the document around a component offers it; the server that renders the document provides it. */
type DocumentStyles = {
  /** Stylesheets that only some pages need, by the name that `PageStyle` asks for. */
  pageStyles: Record<string, string>
  /** Renders a fragment that documents share; see `CachedFragment`. */
  renderOnce?: (name: string, part: ReactNode) => string
  /** Renders what the browser will hydrate by itself, with ids that begin with the prefix; see `Island`. */
  renderIsland?: (tree: ReactNode, prefix: string) => string
}

const DocumentContext = createContext<DocumentStyles | undefined>(undefined)

export const DocumentStylesProvider = DocumentContext.Provider

/** What the document offers; undefined where no server made one. */
export function useDocumentStyles(): DocumentStyles | undefined {
  return useContext(DocumentContext)
}
